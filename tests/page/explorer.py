#!/usr/bin/python3
# SPDX-License-Identifier: BSL-1.0
"""The page of `surd explore` in a headless Chromium.

usage: explorer.py --program SURD [--axe AXE.JS] [--screenshots FOLDER] [TEST...]

--axe runs the rules of axe-core on every page; --screenshots keeps pictures to look at.
"""
import argparse
import base64
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

SETTINGS = argparse.Namespace(program=None, axe=None, screenshots=None)
PAGES = {
    "en": ["--lang", "en"],
    "es": ["--lang", "es"],
    "zh": ["--lang", "zh"],
    "other": ["--from", "1", "--to", "60", "--base", "3/2", "--exponents=1/2,-1,3,2/3"],
    "one": ["--from", "7", "--to", "7", "--exponents", "2"],
    "long": ["--from", "1", "--to", "1e40", "--base", "10", "--exponents", "1,2,3"],
}

# Contrast of each visible text with what lies behind it (WCAG 2.2, relative luminance).
CONTRAST = """
const parse = c => c.match(/[\\d.]+/g).map(Number);
const light = ([r, g, b]) => {
  const f = v => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  return 0.2126 * f(r) + 0.7152 * f(g) + 0.0722 * f(b);
};
const behind = e => {
  for (; e; e = e.parentElement) {
    const c = parse(getComputedStyle(e).backgroundColor);
    if (c.length < 4 || c[3] > 0) return c;
  }
  return [255, 255, 255];
};
const found = [];
const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walk.nextNode()) {
  const e = walk.currentNode.parentElement, s = getComputedStyle(e);
  const unseen = !walk.currentNode.textContent.trim() || !e.getClientRects().length ||
      e.closest('script, title, desc, noscript');
  if (unseen) continue;
  const colour = parse(e instanceof SVGElement ? s.fill : s.color), ground = behind(e);
  const [a, b] = [light(colour), light(ground)];
  found.push([walk.currentNode.textContent.trim(), (Math.max(a, b) + .05) / (Math.min(a, b) + .05)]);
}
return found;
"""


def browser(script: bool = True) -> webdriver.Chrome:
    options = webdriver.ChromeOptions()
    for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                 "--window-size=1100,1500", "--force-device-scale-factor=1"):
        options.add_argument(flag)
    options.binary_location = "/usr/bin/chromium"
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    if not script:
        options.add_experimental_option(
            "prefs", {"profile.managed_default_content_settings.javascript": 2})
    # A busy machine may let the first start time out.
    for _ in range(3):
        try:
            return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
        except WebDriverException as fault:
            last = fault
    raise last


class Explorer(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = tempfile.TemporaryDirectory()
        cls.address = {}
        for name, flags in PAGES.items():
            page = pathlib.Path(cls.folder.name, f"{name}.html")
            subprocess.run([SETTINGS.program, "explore", "-o", page, *flags], check=True)
            cls.address[name] = page.as_uri()
        cls.driver = browser()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.driver.quit()
        cls.folder.cleanup()

    def open(self, name: str) -> None:
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        self.media("")
        for log in ("browser", "performance"):
            self.driver.get_log(log)
        self.driver.get(self.address[name])
        self.slider = self.driver.find_element(By.CSS_SELECTOR, "input[type=range]")

    def media(self, kind: str, **features: str) -> None:
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "media": kind,
            "features": [{"name": k.replace("_", "-"), "value": v} for k, v in features.items()]})

    def phone(self) -> None:
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": 375, "height": 812, "deviceScaleFactor": 2, "mobile": True})

    def shot(self, name: str) -> None:
        if SETTINGS.screenshots:
            picture = pathlib.Path(SETTINGS.screenshots, f"{name}.png")
            picture.parent.mkdir(parents=True, exist_ok=True)
            data = self.driver.execute_cdp_cmd(
                "Page.captureScreenshot", {"captureBeyondViewport": True})["data"]
            picture.write_bytes(base64.b64decode(data))

    def readout(self) -> list[str]:
        return [each.text for each in self.driver.find_elements(By.CSS_SELECTOR, ".readout dd")]

    def current(self) -> list[str]:
        rows = self.driver.find_elements(By.CSS_SELECTOR, "#values tr[aria-current=true]")
        self.assertEqual(len(rows), 1)
        return [cell.text for cell in rows[0].find_elements(By.CSS_SELECTOR, "th, td")]

    def assert_state(self, *expected: str) -> None:
        """Read-out, current row, labels of the chart and spoken value all say the same."""
        self.assertEqual(self.readout(), list(expected))
        self.assertEqual(self.current()[:-1], list(expected))
        self.assertTrue(self.current()[-1].startswith("←"))
        self.assertEqual(self.slider.get_attribute("aria-valuetext"), expected[0])
        labels = [each.text for each in self.driver.find_elements(By.CSS_SELECTOR, ".label")]
        self.assertEqual(len(labels), len(expected) - 2)
        for label, value in zip(labels, expected[1:-1]):
            # A long number is shown as a power of the base.
            self.assertTrue(label == value or (len(value) > 9 and label[-2] in "⁰¹²³⁴⁵⁶⁷⁸⁹"), label)
        sentence = self.driver.find_element(By.ID, "sentence").text
        for each in expected:
            self.assertIn(each, sentence)
        # The ring of each curve lies on its mark of that row.
        places = self.driver.execute_script("""
            const row = document.querySelector('#values tr[aria-current]');
            const number = [...row.parentElement.children].indexOf(row);
            return [...document.querySelectorAll('.pick')].map((pick, k) => [
                pick.getAttribute('transform'),
                document.querySelectorAll('.chart > .series')[k].querySelectorAll('g')[number]
                    .getAttribute('transform')]);""")
        for ring, mark in places:
            self.assertEqual(ring, mark)

    def test_initial_state(self) -> None:
        self.open("en")
        self.assert_state("1,024", "8×", "64×", "1,048,576")
        self.assertEqual(self.driver.title, "Linear and quadratic growth")
        self.assertTrue(self.slider.is_displayed())
        self.open("es")
        self.assert_state("1024", "8×", "64×", "1.048.576")
        self.assertEqual(self.driver.find_element(By.ID, "sentence").text,
                         "En n = 1024, el crecimiento lineal es 8× la base y el cuadrático es 64×, "
                         "lo que da 1.048.576 posiciones de puntuación.")
        self.open("zh")
        self.assert_state("1,024", "8×", "64×", "1,048,576")
        self.assertEqual(self.current()[-1], "← 已选")

    def test_arrow_keys(self) -> None:
        self.open("en")
        self.slider.send_keys(Keys.ARROW_RIGHT)
        self.assert_state("2,048", "16×", "256×", "4,194,304")
        self.slider.send_keys(Keys.ARROW_RIGHT)
        self.assert_state("4,096", "32×", "1,024×", "16,777,216")
        for _ in range(3):
            self.slider.send_keys(Keys.ARROW_LEFT)
        self.assert_state("512", "4×", "16×", "262,144")
        self.slider.send_keys(Keys.END)
        self.assert_state("8,192", "64×", "4,096×", "67,108,864")
        self.slider.send_keys(Keys.ARROW_RIGHT)
        self.assert_state("8,192", "64×", "4,096×", "67,108,864")
        self.slider.send_keys(Keys.HOME)
        self.assert_state("128", "1×", "1×", "16,384")

    def test_pointer_drag(self) -> None:
        self.open("es")
        half = self.slider.size["width"] // 2
        drag = ActionChains(self.driver).move_to_element(self.slider).click_and_hold()
        drag.move_by_offset(half - 4, 0).release().perform()
        self.assert_state("8192", "64×", "4096×", "67.108.864")
        drag = ActionChains(self.driver).move_to_element_with_offset(self.slider, half - 12, 0)
        drag.click_and_hold().move_by_offset(-2 * half + 16, 0).release().perform()
        self.assert_state("128", "1×", "1×", "16.384")

    def test_pointer_on_the_chart(self) -> None:
        self.open("en")
        columns = self.driver.find_elements(By.CSS_SELECTOR, ".hits rect")
        ActionChains(self.driver).move_to_element(columns[1]).click_and_hold().perform()
        self.assert_state("256", "2×", "4×", "65,536")
        ActionChains(self.driver).move_to_element(columns[5]).release().perform()
        self.assert_state("4,096", "32×", "1,024×", "16,777,216")
        # Without a button held down the pointer only looks.
        ActionChains(self.driver).move_to_element(columns[0]).perform()
        self.assert_state("4,096", "32×", "1,024×", "16,777,216")

    def test_table_holds_every_value(self) -> None:
        self.open("es")
        rows = [[cell.text for cell in row.find_elements(By.CSS_SELECTOR, "th, td")][:4]
                for row in self.driver.find_elements(By.CSS_SELECTOR, "#values tbody tr")]
        self.assertEqual(rows, [
            ["128", "1×", "1×", "16.384"], ["256", "2×", "4×", "65.536"],
            ["512", "4×", "16×", "262.144"], ["1024", "8×", "64×", "1.048.576"],
            ["2048", "16×", "256×", "4.194.304"], ["4096", "32×", "1024×", "16.777.216"],
            ["8192", "64×", "4096×", "67.108.864"]])

    def test_other_tables(self) -> None:
        for name in ("other", "one", "long"):
            self.open(name)
            state = self.current()[:-1]
            self.assert_state(*state)
            self.slider.send_keys(Keys.END)
            last = [cell.text for cell in self.driver.find_elements(
                By.CSS_SELECTOR, "#values tbody tr:last-child > *")][:-1]
            self.assert_state(*last)
            self.shot(name)

    def test_no_error_and_no_request(self) -> None:
        for name in PAGES:
            self.open(name)
            self.slider.send_keys(Keys.ARROW_RIGHT)
            self.assertEqual(self.driver.get_log("browser"), [])
            sent = [json.loads(entry["message"])["message"]["params"]["request"]["url"]
                    for entry in self.driver.get_log("performance")
                    if '"Network.requestWillBeSent"' in entry["message"]]
            self.assertEqual([url for url in sent if not url.startswith("data:")],
                             [self.address[name]])

    def test_without_a_script(self) -> None:
        driver = browser(script=False)
        try:
            driver.get(self.address["en"])
            self.assertFalse(driver.find_element(By.ID, "control").is_displayed())
            self.assertTrue(driver.find_element(By.CSS_SELECTOR, "noscript .note").is_displayed())
            self.assertTrue(driver.find_element(By.ID, "chart").is_displayed())
            rows = driver.find_elements(By.CSS_SELECTOR, "#values tbody tr")
            self.assertEqual(len(rows), 7)
            self.assertTrue(all(row.is_displayed() for row in rows))
            self.assertEqual([each.text for each in driver.find_elements(
                By.CSS_SELECTOR, ".readout dd")], ["1,024", "8×", "64×", "1,048,576"])
            self.assertEqual(rows[3].get_attribute("aria-current"), "true")
        finally:
            driver.quit()

    def test_roles_and_names(self) -> None:
        self.open("en")
        nodes = self.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        seen = [(node["role"]["value"], node.get("name", {}).get("value", ""))
                for node in nodes if not node.get("ignored")]
        for expected in [
            ("heading", "Linear and quadratic growth"), ("slider", "Sequence length n"),
            ("image", "Linear and quadratic growth relative to 128 tokens"),
            ("table", "Linear and quadratic growth relative to 128 tokens"),
            ("columnheader", "Quadratic n²"), ("rowheader", "1,024"),
            ("region", "The chart as a table"),
        ]:
            self.assertIn(expected, seen)
        roles = [role for role, _ in seen]
        self.assertEqual(roles.count("main"), 1)
        self.assertEqual(roles.count("slider"), 1)
        self.assertEqual(roles.count("rowheader"), 7)
        self.assertIn("status", roles)
        slider = next(node for node in nodes if node["role"]["value"] == "slider")
        self.assertTrue(slider["description"]["value"].startswith("From 128 to 8,192."))
        self.assertEqual(slider["value"]["value"], 3)
        self.assertEqual(self.driver.find_element(By.TAG_NAME, "html").get_attribute("lang"), "en")

    def test_focus_order(self) -> None:
        self.open("en")
        order = []
        for _ in range(2):
            ActionChains(self.driver).send_keys(Keys.TAB).perform()
            focused = self.driver.switch_to.active_element
            order.append(focused.get_attribute("id") or focused.get_attribute("class"))
            outline = focused.value_of_css_property("outline-style")
            self.assertEqual(outline, "solid")
        self.assertEqual(order, ["length", "scroll"])

    def test_contrast_in_both_themes(self) -> None:
        for name in PAGES:
            for theme in ("light", "dark"):
                self.open(name)
                self.media("", prefers_color_scheme=theme)
                texts = self.driver.execute_script(CONTRAST)
                self.assertGreater(len(texts), 12)
                for text, contrast in texts:
                    self.assertGreaterEqual(contrast, 4.5, f"{name} {theme}: {text}")
                self.shot(f"{name}-{theme}")

    def test_phone(self) -> None:
        for name in PAGES:
            self.open(name)
            self.phone()
            width = self.driver.execute_script("return document.documentElement.scrollWidth")
            self.assertLessEqual(width, 375, name)
            self.shot(f"{name}-phone")

    def test_print(self) -> None:
        self.open("en")
        self.media("print")
        self.assertFalse(self.slider.is_displayed())
        self.assertTrue(self.driver.find_element(By.ID, "values").is_displayed())
        self.assertEqual(self.driver.execute_script(
            "return getComputedStyle(document.body).backgroundColor"), "rgb(255, 255, 255)")

    def test_rules_of_axe(self) -> None:
        if not SETTINGS.axe:
            self.skipTest("no --axe")
        for name in PAGES:
            for theme in ("light", "dark"):
                self.open(name)
                self.media("", prefers_color_scheme=theme)
                self.driver.execute_script(pathlib.Path(SETTINGS.axe).read_text(encoding="utf-8"))
                found = self.driver.execute_async_script(
                    "const done = arguments[arguments.length - 1];"
                    "axe.run().then(r => done(r.violations.map(v => v.id + ': ' + v.help)))")
                self.assertEqual(found, [], f"{name} {theme}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True, help="the program surd")
    parser.add_argument("--axe", help="axe.min.js of axe-core")
    parser.add_argument("--screenshots", help="a folder for pictures")
    parser.parse_known_args(namespace=SETTINGS)
    rest = parser.parse_known_args()[1]
    unittest.main(argv=[sys.argv[0], *rest])
