// SPDX-License-Identifier: BSL-1.0
// node sarif_schema.js FOLDER LOG…: fails unless each log obeys the schema of SARIF 2.1.0. FOLDER
// holds the node_modules with the validator and the schema. A log without its version, which the
// schema requires, must not pass: the judge itself is tested.
'use strict';
const fs = require('fs');
const path = require('path');

const modules = path.join(process.argv[2], 'node_modules');
const Ajv = require(path.join(modules, 'ajv'));
const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

const ajv = new Ajv({ schemaId: 'auto', allErrors: true, unknownFormats: 'ignore', logger: false });
ajv.addMetaSchema(read(path.join(modules, 'ajv/lib/refs/json-schema-draft-04.json')));
const schema = '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json';
const validate = ajv.compile(read(path.join(modules, schema)));

let faults = 0;
for (const file of process.argv.slice(3)) {
    const log = read(file);
    if (!validate(log)) {
        ++faults;
        for (const e of validate.errors) console.log(`${file}${e.dataPath}: ${e.message}`);
    }
    delete log.version;
    if (validate(log)) {
        ++faults;
        console.log(`${file}: valid without its version`);
    }
}
console.log(`${process.argv.length - 3} logs, ${faults} faults`);
process.exit(faults === 0 && process.argv.length > 3 ? 0 : 1);
