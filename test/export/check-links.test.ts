import * as assert from "uvu/assert";
import { checkLinks, type Link } from "../../server/export/check-links.ts";
import { describe } from "../setup/describe.ts";

interface Flaw {
  readonly name: string;
  /** What the page /foods links to, besides what makes it whole. */
  readonly addresses?: readonly string[];
  readonly ids?: readonly string[];
  readonly files?: readonly string[];
  readonly further?: readonly Link[];
  readonly sentence: string;
}

const files = ["/assets/mark.1a2b3c4d.svg", "/share/foods.png"];

/** A site of two pages and Page Not Found, with an addition. */
function check({ addresses = [], ids = [], files: more = [], further = [] }: Partial<Flaw>): void {
  const page = (path: string, pageIds: readonly string[], links: readonly string[]) => ({
    ...{
      path,
      hash: "",
      policy: "",
      entries: [],
      body: { text: Buffer.alloc(0), in: () => Buffer.alloc(0) },
    },
    links: { ids: pageIds, addresses: links },
  });
  const pages = [
    page("/", ["top"], ["/foods#jam", "#top", "mailto:ana@baguio.example", "https://baguio.example/x"]),
    page("/foods", ["jam", ...ids], ["/?q=jam#top", "/assets/mark.1a2b3c4d.svg#night", ...addresses]),
    page("/404", [], ["/"]),
  ];
  checkLinks(pages, [...files, ...more], further);
}

const deadLinks = [
  ["link", "/nowhere"],
  ["link with a trailing slash", "/foods/"],
  ["relative link", "foods"],
  ["link to another host without its scheme", "//evil.example/"],
  ["picture", "/assets/gone.svg"],
] as const;

const flaws: readonly Flaw[] = [
  ...deadLinks.map(([name, address]) => ({
    name: `a dead ${name}`,
    addresses: [address],
    sentence: `The page /foods links to ${address}, which leads nowhere.`,
  })),
  {
    name: "a dead fragment of another page",
    addresses: ["/#gone"],
    sentence: "The page /foods links to /#gone, but no element there has that id.",
  },
  {
    name: "a dead fragment of its own page",
    addresses: ["#gone"],
    sentence: "The page /foods links to /foods#gone, but no element there has that id.",
  },
  {
    name: "a missing share picture",
    further: [{ page: "/foods", address: "/share/gone.png" }],
    sentence: "The page /foods links to /share/gone.png, which leads nowhere.",
  },
  {
    name: "an id that a page has twice",
    ids: ["jam"],
    sentence: 'The page /foods has the id "jam" twice. Give one of the two entries a name of its own.',
  },
  {
    name: "a path that a page and a file share",
    files: ["/foods"],
    sentence: "Two pages or files have the path /foods. Give one of them another.",
  },
];

describe("following every link", (test) => {
  test("accepts a site whose links all lead somewhere", () => {
    check({});
  });

  for (const { name, sentence, ...flaw } of flaws) {
    test(`refuses ${name}`, () => {
      assert.throws(
        () => check(flaw),
        (error: unknown) => error instanceof Error && error.message === sentence,
      );
    });
  }
});
