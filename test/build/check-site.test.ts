import { checkLinks, checkSite } from "../../server/build/check-site.ts";
import { createSite, type SiteOptions } from "../../server/site.ts";
import { routes } from "../../shared/routes.tsx";
import { assertThrows } from "../setup/assertions.ts";
import { build, guide, routeWithPage } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";

/** A flaw in an invented site: on its page /foods, or in its files. */
interface Flaw {
  readonly addresses?: readonly string[];
  readonly ids?: readonly string[];
  readonly files?: readonly string[];
}

function check({ addresses = [], ids = [], files = [] }: Flaw): void {
  const page = (path: string, pageIds: readonly string[], links: readonly string[]) => ({
    path,
    ids: pageIds,
    addresses: links,
  });
  const pages = [
    page("/", ["top"], ["/foods#jam", "#top", "mailto:ana@baguio.example", "https://baguio.example/x"]),
    page("/foods", ["jam", ...ids], ["/?q=jam#top", "/assets/mark.1a2b3c4d.svg#night", ...addresses]),
  ];
  checkLinks(pages, ["/assets/mark.1a2b3c4d.svg", ...files]);
}

const flaws: Readonly<Record<string, Flaw>> = {
  ...Object.fromEntries(
    ["/nowhere", "/foods/", "foods", "//evil.example/", "/assets/gone.svg"].map((address) => [
      `The page /foods links to ${address}, which leads nowhere.`,
      { addresses: [address] },
    ]),
  ),
  "The page /foods links to /#gone, but no element there has that id.": { addresses: ["/#gone"] },
  "The page /foods links to /a, which leads nowhere.\nThe page /foods links to /b, which leads nowhere.\nCorrect these links":
    { addresses: ["/a", "/b"] },
  "The page /foods links to /foods#gone, but no element there has that id.": { addresses: ["#gone"] },
  'The page /foods has the id "jam" twice. Rename one of the two entries.': { ids: ["jam"] },
  "Two pages or files have the path /foods. Change one of them.": { files: ["/foods"] },
};

describe("the link check", (test) => {
  test("accepts a site without broken links", () => {
    check({});
  });

  for (const [sentence, flaw] of Object.entries(flaws)) {
    test(`reports: ${sentence}`, () => {
      assertThrows(() => check(flaw), sentence);
    });
  }
});

describe("the check of a site", (test) => {
  const throwing = routeWithPage("/", () => {
    throw new Error("broken on purpose");
  });
  const brokenBuild = {
    ...build,
    get workers(): never {
      throw new Error("broken on purpose");
    },
  };
  const broken: Readonly<Record<string, Partial<SiteOptions>>> = {
    "Rendering stopped at the page /. Correct the error below, then run the command again.": {
      routes: [throwing, ...routes.slice(1)],
    },
    "Rendering stopped at the file /service-worker.js. Correct the error below, then run the command again.":
      { build: brokenBuild },
    "No link leads to /orphan. Link to it from another page.": {
      routes: [...routes, routeWithPage("/orphan", () => "")],
    },
  };
  for (const [message, changes] of Object.entries(broken)) {
    test(`reports: ${message}`, () => {
      assertThrows(() => checkSite(createSite({ ...guide, ...changes })), message);
    });
  }
});
