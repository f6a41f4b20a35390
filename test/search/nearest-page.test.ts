import * as assert from "uvu/assert";
import { createPageFinder } from "../../shared/search/nearest-page.ts";
import { describe } from "../setup/describe.ts";
import { guideData } from "../setup/pages/guide-search.ts";

const findPage = createPageFinder(guideData);

describe("the page nearest to an address that leads nowhere", (test) => {
  const nearest: readonly (readonly [path: string, address: string | undefined])[] = [
    ["/shedules", "/schedules"],
    ["/Foods", "/foods"],
    ["/destinatons/", "/destinations"],
    ["/operators/victoryliner", "/operators/victory-liner"],
    ["/getting-there.html", "/getting-there"],
    ["/pagkain", "/foods"],
    ["/index.php", "/"],
    ["/nowhere", undefined],
    ["/no-such-page", undefined],
    ["/wp-login.php", undefined],
    [`/${"schedules-".repeat(20)}`, undefined],
  ];
  for (const [path, address] of nearest) {
    test(`is ${address ?? "none"} for ${path.slice(0, 40)}`, () => {
      assert.is(findPage(path)?.address, address);
    });
  }
});
