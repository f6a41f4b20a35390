import { readFileSync } from "node:fs";
import * as assert from "uvu/assert";
import { hostFiles } from "../../server/export/host-files.ts";
import { serviceWorkerPath } from "../../shared/contract/offline.ts";
import { filePaths } from "../../shared/paths.ts";
import { routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { build, guideSite } from "../setup/guide/built-guide.ts";
import { startGuide } from "../setup/guide/start-guide.ts";
import { ask } from "../setup/requests/raw-request.ts";

/** A header that a host sets on matching addresses or types. */
interface Rule {
  readonly name: string;
  readonly value: string;
  readonly isFor: (address: string, type: string) => boolean;
}

function rulesOfHeaders(text = ""): readonly Rule[] {
  let pattern = "";
  return text.split("\n").flatMap((line) => {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      pattern = line;
      return [];
    }
    const matched = new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`);
    return [{ name: name.toLowerCase(), value, isFor: (address) => matched.test(address) }];
  });
}

function rulesOfApache(text = ""): readonly Rule[] {
  const line = /^Header (?:always )?set ([\w-]+) "(.*?)"(?: "expr=%\{(\w+)\} =~ m#(.*)#")?$/gm;
  return Array.from(text.matchAll(line), ([, name = "", value = "", variable, pattern = ""]) => ({
    name: name.toLowerCase(),
    value,
    isFor: (address, type) => new RegExp(pattern).test(variable === "CONTENT_TYPE" ? type : address),
  }));
}

/** What nginx puts into a variable, by the path of a file. */
function nginxMap(variable: string): (path: string) => string | undefined {
  const [, text = ""] = new RegExp(`^map \\$uri \\$${variable} \\{\n(.*?)^\\}`, "ms").exec(nginx) ?? [];
  const lines = Array.from(text.matchAll(/^ {2}(\S+) "?(.*?)"?;$/gm), ([, key = "", value = ""]) => ({
    key,
    value,
  }));
  return (path) =>
    (
      lines.find(({ key }) => key === path) ??
      lines.find(({ key }) => key.startsWith("~") && new RegExp(key.slice(1)).test(path)) ??
      lines.find(({ key }) => key === "default")
    )?.value;
}

const asset = build.builtPaths.find((path) => path.startsWith("/assets/")) ?? "";
const addresses = ["/", "/foods", asset, "/favicon.ico", serviceWorkerPath, ...Object.values(filePaths)];
const [, nginx = ""] =
  /^```nginx\n(# export\n.*?)^```/ms.exec(readFileSync("server/operating.md", "utf8")) ?? [];
const written = hostFiles([...guideSite().files.values(), { path: "/favicon.ico", caching: "file" }]);
const hosts = {
  _headers: rulesOfHeaders(written._headers),
  ".htaccess": rulesOfApache(written[".htaccess"]),
};
const guide = await startGuide();

describe("a host of an export", (test) => {
  for (const [file, rules] of Object.entries(hosts)) {
    for (const address of addresses) {
      test(`opens and caches the same files as the server, with ${file}: ${address}`, async () => {
        const { headers } = await ask(guide.port, "HEAD", address);
        const own = rules.filter(({ isFor }) => isFor(address, String(headers["content-type"])));
        assert.is(new Set(own.map(({ name }) => name)).size, own.length);
        const sent = Object.fromEntries(own.map(({ name, value }) => [name, value]));
        const opening = "access-control-allow-origin";
        assert.is(sent[opening], headers[opening]);
        // Hosts that read _headers have their own defaults for addresses that it does not name.
        if (file === ".htaccess" || address === asset) {
          assert.is(sent["cache-control"], headers["cache-control"]);
        }
      });
    }
  }

  const types = {
    ".htaccess": (written[".htaccess"] ?? "").matchAll(/^AddType (\S+) \.(\w+)$/gm),
    nginx: nginx.matchAll(/^ {4}(\S+\/\S+) (\w+);$/gm),
  };
  for (const [host, lines] of Object.entries(types)) {
    test(`sends the same content types as the server, with ${host}`, async () => {
      const paths = [...build.builtPaths, serviceWorkerPath, ...Object.values(filePaths)];
      const typeOf = new Map(Array.from(lines, ([, type, ending = ""]) => [ending, type]));
      assert.ok(typeOf.has("csv"));
      for (const [ending, type] of typeOf) {
        const path = paths.find((known) => known.endsWith(`.${ending}`)) ?? ending;
        const { headers } = await ask(guide.port, "HEAD", path);
        assert.is(headers["content-type"]?.split(";")[0], type, path);
      }
    });
  }

  for (const address of addresses) {
    test(`opens and caches the same files as the server, with nginx: ${address}`, async () => {
      const { headers } = await ask(guide.port, "HEAD", address);
      assert.is(nginxMap("guide_readers")(address), headers["access-control-allow-origin"]);
      assert.is(nginxMap("guide_caching")(address), headers["cache-control"]);
    });
  }

  const slashRule = /^RewriteRule (\^\S+\/\$) (\S+) \[R=(\d+),L\]$/m.exec(written[".htaccess"] ?? "") ?? [];
  for (const { path } of routes.filter((route) => route.path !== "/")) {
    test(`redirects ${path}/ like the server, which keeps the query`, async () => {
      const { status, headers } = await ask(guide.port, "GET", `${path}/?q=a%20b&c`);
      assert.equal([status, headers.location], [308, `${path}?q=a%20b&c`]);
      // Apache keeps the query, unless the target has one.
      const [, from = "", to = "", code] = slashRule;
      assert.is(code, "308");
      assert.is(`${path.slice(1)}/`.replace(new RegExp(from), to), path);
    });
  }
});
