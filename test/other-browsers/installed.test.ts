import { spawnSync } from "node:child_process";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { checks } from "./checks.ts";
import type { Tab } from "./classic.ts";
import { type ComplainingGuide, startComplainingGuide } from "./complaining-guide.ts";
import { browserKinds } from "./kinds.ts";

/** The browsers that Debian has packages for, by the programs that drive each. */
const installable = [
  { kind: "firefox", programs: ["firefox-esr"], packages: "firefox-esr" },
  { kind: "webkit", programs: ["WebKitWebDriver", "xvfb-run"], packages: "webkit2gtk-driver xvfb" },
] as const;

for (const { kind, programs, packages } of installable) {
  const missing = programs.find((program) => spawnSync("which", [program]).status !== 0);
  if (missing !== undefined) {
    console.log(
      `The tests in ${kind} are left out: ${missing} is not installed (apt-get install ${packages}).`,
    );
    continue;
  }
  for (const script of [true, false]) {
    describe(`in ${kind}, with${script ? "" : "out"} script,`, (test) => {
      let guide: ComplainingGuide | undefined;
      let tab: Tab | undefined;
      test.before(async () => {
        guide = await startComplainingGuide();
        tab = await browserKinds[kind]({ script, dark: !script });
      });
      test.after(async () => {
        await tab?.close();
        await guide?.stop();
      });
      for (const [check, ask] of Object.entries(checks)) {
        test(check, async () => {
          assert.ok(tab && guide);
          await tab.visit("about:blank");
          assert.equal(await ask(tab, guide.origin, script), []);
        });
      }
    });
  }
}
