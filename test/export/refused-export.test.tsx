import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReactElement } from "react";
import * as assert from "uvu/assert";
import { type ExportArguments, readExportSettings } from "../../server/export/export-settings.ts";
import { exportSite } from "../../server/export/export-site.ts";
import { notFoundRoute, type Route, routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { build, context } from "../setup/guide/built-guide.ts";
import { copyOfGuide, runBuild } from "../setup/guide/copy-of-guide.ts";

/** The route table with something added to the end of the news page. */
function withOnNews(addition: ReactElement): readonly Route[] {
  return routes.map((route) =>
    route.path === "/news"
      ? {
          ...route,
          page: (
            <>
              {route.page}
              {addition}
            </>
          ),
        }
      : route,
  );
}

function Broken(): ReactElement {
  throw new Error("broken on purpose");
}

describe("an export that would not work", (test) => {
  let folder = "";
  const out = () => join(folder, "out");

  const exportTable = (table: readonly Route[], outFolder = out(), missing = notFoundRoute) =>
    exportSite({
      routes: table,
      notFoundRoute: missing,
      context,
      build,
      outFolder,
    });

  test.before.each(async () => {
    folder = await mkdtemp(join(tmpdir(), "baguio-export-"));
  });
  test.after.each(() => rm(folder, { recursive: true }));

  const flaws: readonly { name: string; addition: ReactElement; sentence: string }[] = [
    {
      name: "link",
      addition: <a href="/nowhere">?</a>,
      sentence: "The page /news links to /nowhere, which leads nowhere.",
    },
    {
      name: "link with a slash too many",
      addition: <a href="/foods/">?</a>,
      sentence: "The page /news links to /foods/, which leads nowhere.",
    },
    {
      name: "relative link",
      addition: <a href="foods">?</a>,
      sentence: "The page /news links to foods, which leads nowhere.",
    },
    {
      name: "link to another host that lost its scheme",
      addition: <a href="//evil.example/">?</a>,
      sentence: "The page /news links to //evil.example/, which leads nowhere.",
    },
    {
      name: "picture",
      addition: <img src="/assets/art/gone.svg" alt="" />,
      sentence: "The page /news links to /assets/art/gone.svg, which leads nowhere.",
    },
    {
      name: "picture among several sizes",
      addition: <img src="/favicon.ico" srcSet="/favicon.ico 1x, /gone.png 2x" alt="" />,
      sentence: "The page /news links to /gone.png, which leads nowhere.",
    },
    {
      name: "script",
      addition: <script type="module" src="/assets/gone.js" />,
      sentence: "The page /news links to /assets/gone.js, which leads nowhere.",
    },
    {
      name: "form",
      addition: <form action="/gone" />,
      sentence: "The page /news links to /gone, which leads nowhere.",
    },
    {
      name: "fragment of another page",
      addition: <a href="/foods#gone">?</a>,
      sentence: "The page /news links to /foods#gone, but no element there has that id.",
    },
    {
      name: "fragment of its own page",
      addition: <a href="#gone">?</a>,
      sentence: "The page /news links to /news#gone, but no element there has that id.",
    },
  ];
  for (const { name, addition, sentence } of flaws) {
    test(`names page and address of a dead ${name}`, async () => {
      const error = await exportTable(withOnNews(addition)).catch((reason: unknown) => reason);
      assert.instance(error, Error);
      assert.is(`${error}`, `Error: ${sentence}`);
    });
  }

  test("names the id that two entries of a page share", async () => {
    const error = await exportTable(withOnNews(<p id="roads" />)).catch((reason: unknown) => reason);
    assert.is(
      `${error}`,
      'Error: The page /news has the id "roads" twice. Give one of the two entries a name of its own.',
    );
  });

  test("names the path that two pages share", async () => {
    const twice = routes.flatMap((route) => (route.path === "/news" ? [route, route] : [route]));
    const error = await exportTable(twice).catch((reason: unknown) => reason);
    assert.is(`${error}`, "Error: Two pages or files have the path /news. Give one of them another.");
  });

  test("names a dead link of the Page Not Found page", async () => {
    const missing = { ...notFoundRoute, page: <a href="/nowhere">?</a> };
    const error = await exportTable(routes, out(), missing).catch((reason: unknown) => reason);
    assert.is(`${error}`, "Error: The page /404 links to /nowhere, which leads nowhere.");
  });

  test("names a share picture that is not published", async () => {
    const table = routes.map((route) =>
      route.path === "/news" && route.listing
        ? {
            ...route,
            listing: {
              ...route.listing,
              sharePicture: { ...route.listing.sharePicture, path: "/share/gone.png" },
            },
          }
        : route,
    );
    const error = await exportTable(table).catch((reason: unknown) => reason);
    assert.is(`${error}`, "Error: The page /news links to /share/gone.png, which leads nowhere.");
  });

  test("names the route that no link leads to", async () => {
    const orphan = { ...notFoundRoute, path: "/orphan" as const };
    const error = await exportTable([...routes, orphan]).catch((reason: unknown) => reason);
    assert.is(`${error}`, "Error: No link leads to /orphan. Link to it from another page.");
  });

  test("names the page that throws, and keeps what it threw", async () => {
    const error = await exportTable(withOnNews(<Broken />)).catch((reason: unknown) => reason);
    assert.instance(error, Error);
    assert.is(`${error}`, "Error: The page /news threw while it was rendered.");
    assert.is(error instanceof Error && `${error.cause}`, "Error: broken on purpose");
  });

  test("leaves a folder with other files alone", async () => {
    await writeFile(join(folder, "letter.txt"), "Dear Ana");
    const error = await exportTable(routes, folder).catch((reason: unknown) => reason);
    assert.match(
      `${error}`,
      /^ExportError: The folder \S+ holds other files\. Choose an empty one, or a former export\.$/,
    );
    assert.equal(await readdir(folder), ["letter.txt"]);
    assert.is(await readFile(join(folder, "letter.txt"), "utf8"), "Dear Ana");
  });

  test("leaves a folder alone whose _headers someone else wrote", async () => {
    await writeFile(join(folder, "_headers"), "/*\n  X-Mine: yes\n");
    const error = await exportTable(routes, folder).catch((reason: unknown) => reason);
    assert.match(`${error}`, "holds other files");
    assert.equal(await readdir(folder), ["_headers"]);
  });

  test("leaves the former export as it was, and nothing beside it", async () => {
    await exportTable(routes);
    const page = await readFile(join(out(), "news.html"), "utf8");
    for (const flaw of [
      <a key="link" href="/nowhere">
        ?
      </a>,
      <Broken key="page" />,
    ]) {
      const error = await exportTable(withOnNews(flaw)).catch((reason: unknown) => reason);
      assert.match(`${error}`, /^Error: The page/);
      assert.is(await readFile(join(out(), "news.html"), "utf8"), page);
      assert.equal(await readdir(folder), ["out"]);
    }
    assert.equal((await exportTable(routes)).changes, { added: [], changed: [], removed: [] });
  });

  test("removes no folder beside its own that someone else has filled", async () => {
    for (const name of ["out.next", "out.former"]) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, "letter.txt"), "Dear Ana");
      const error = await exportTable(routes).catch((reason: unknown) => reason);
      assert.match(`${error}`, `${name} holds other files`);
      assert.equal(await readdir(folder), [name]);
      await rm(join(folder, name), { recursive: true });
    }
  });

  test("writes nothing outside its folder", async () => {
    const outside = { ...notFoundRoute, path: "/../outside" as const };
    const table = [...withOnNews(<a href="/../outside">?</a>), outside];
    const error = await exportTable(table).catch((reason: unknown) => reason);
    assert.is(`${error}`, `ExportError: ../outside.html would be written outside the export.`);
    assert.equal(await readdir(folder), []);
  });
});

describe("an export asked for wrongly", (test) => {
  const demands: readonly (readonly [
    name: string,
    options: ExportArguments,
    env: Readonly<Record<string, string>>,
    sentence: string,
  ])[] = [
    [
      "no address at all",
      {},
      {},
      "ConfigError: --site-url is not set, but must be an address of http or https without a path. Example: --site-url=https://baguio.example",
    ],
    [
      "an address with a path",
      { "site-url": "https://baguio.example/guide" },
      {},
      'ConfigError: --site-url is "https://baguio.example/guide", but must be an address of http or https without a path. Example: --site-url=https://baguio.example',
    ],
    [
      "an address that is none",
      {},
      { SITE_URL: "baguio" },
      'ConfigError: SITE_URL is "baguio", but must be an address of http or https without a path. Example: SITE_URL=https://baguio.example',
    ],
    ...["nowhere", "README.md"].map(
      (since) =>
        [
          `a live export that is "${since}"`,
          { since },
          { SITE_URL: "https://baguio.example" },
          `ConfigError: --since is "${since}", but must be the folder of the live export. Example: --since=/srv/guide/current`,
        ] as const,
    ),
    ...["yesterday", "", "-1", "1760486400000"].map(
      (value) =>
        [
          `a moment that is "${value}"`,
          {},
          { SOURCE_DATE_EPOCH: value, SITE_URL: "https://baguio.example" },
          `ConfigError: SOURCE_DATE_EPOCH is "${value}", but must be whole seconds since 1970. Example: SOURCE_DATE_EPOCH=1760486400`,
        ] as const,
    ),
  ];
  for (const [name, options, env, sentence] of demands) {
    test(`says what is wrong with ${name}`, () => {
      const read = () => readExportSettings(options, env, new Date("2025-11-20"));
      assert.throws(read, (error: unknown) => `${error}` === sentence);
    });
  }

  const commands: readonly [command: string, sentence: string][] = [
    [
      "export --offline maybe --site-url https://baguio.example",
      '--offline is "maybe", but must be one of on, off. Example: --offline=on',
    ],
    ["exprt", "Unexpected argument 'exprt'. This command does not take positional arguments"],
    ["export --outt site", "Unknown option '--outt'"],
    ["--out site", "Unknown option '--out'"],
  ];
  test("ends with a sentence alone and code 1", async () => {
    const { folder, remove } = await copyOfGuide();
    try {
      for (const [command, sentence] of commands) {
        const { code, output, errors } = await runBuild(folder, ...command.split(" "));
        assert.is(errors, `${sentence}\n`);
        assert.is(output, "", "it is said before anything is built");
        assert.is(code, 1);
      }
    } finally {
      await remove();
    }
  });
});
