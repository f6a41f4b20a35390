import { extname } from "node:path";
import * as assert from "uvu/assert";
import { headerRules, hostFiles } from "../../server/export/host-files.ts";
import { fileTypes } from "../../server/http/file-types.ts";
import { hostHeaders } from "../../server/http/security-headers.ts";
import { serviceWorkerPath } from "../../shared/contract/offline.ts";
import { crossOriginPaths, filePaths } from "../../shared/paths.ts";
import { routes } from "../../shared/routes.tsx";
import { build, guideSite, startGuide } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { ask } from "../setup/requests.ts";

const asset = [...build.files.keys()].find((path) => path.startsWith("/assets/")) ?? "";
const files = [...guideSite().files.values()];
const rules = headerRules(files);
const guide = await startGuide();

describe("a host of an export", (test) => {
  for (const address of [
    "/",
    "/foods",
    asset,
    "/favicon.ico",
    serviceWorkerPath,
    ...Object.values(filePaths),
  ]) {
    test(`opens and caches the same files as the server: ${address}`, async () => {
      const { headers } = await ask(guide.port, "HEAD", address);
      for (const header of ["Cache-Control", "Access-Control-Allow-Origin"]) {
        const rule = rules.findLast(
          ({ name, pattern }) => name === header && new RegExp(pattern).test(address),
        );
        assert.is(rule?.value, headers[header.toLowerCase()], header);
      }
    });
  }

  test("sends the same content types as the server", async () => {
    const paths = [...guideSite().files.keys()];
    const known = new Map(paths.map((path) => [extname(path).slice(1), path]));
    assert.equal([...known.keys(), "html"].sort(), Object.keys(fileTypes).sort());
    for (const [ending, path] of known) {
      const { headers } = await ask(guide.port, "HEAD", path);
      assert.is(headers["content-type"]?.split(";")[0], fileTypes[ending], path);
    }
  });

  test("gets every header in the file that it reads", () => {
    const { _headers = "", ".htaccess": apache = "", "_nginx.conf": nginx = "" } = hostFiles(files);
    for (const [name, value] of Object.entries(hostHeaders)) {
      assert.match(_headers, `\n  ${name}: ${value}\n`);
      assert.match(apache, `\nHeader always set ${name} "${value}"\n`);
      assert.match(nginx, `\nadd_header ${name} "${value}" always;\n`);
    }
    for (const { name, value, pattern } of rules) {
      assert.match(apache, `\nHeader set ${name} "${value}" "expr=%{REQUEST_URI} =~ m#${pattern}#"\n`);
      assert.match(
        nginx,
        `\nif ($uri ~ ${pattern}) { set $guide_${name.toLowerCase().replaceAll("-", "_")} "${value}"; }\n`,
      );
    }
    for (const path of crossOriginPaths) {
      assert.match(_headers, `\n${path}\n  Access-Control-Allow-Origin: *\n`);
    }
  });

  const { ".htaccess": apache = "", "_nginx.conf": nginx = "" } = hostFiles(files);
  const [, from = "", to = "", code] = /^RewriteRule (\^\S+\/\$) (\S+) \[R=(\d+),L\]$/m.exec(apache) ?? [];
  const [, pattern = "", answer] = /^location ~ (\S+\/\$) \{\n.*\n *(return .*;)$/m.exec(nginx) ?? [];
  const [, refused = ""] = /^RewriteRule (\S+) - \[R=404,L\]$/m.exec(apache) ?? [];
  const locations = [...nginx.matchAll(/^location ~ (\S+) \{\n *(.*)/gm)];
  for (const address of ["/index", "/index/", "/404", "/404/", "/index.html", "/foods.html.gz"]) {
    test(`refuses ${address} like the server`, async () => {
      assert.is((await ask(guide.port, "GET", address)).status, 404);
      assert.match(address.slice(1), new RegExp(refused));
      // nginx uses the first that matches.
      const [, , answer] = locations.find(([, pattern = ""]) => new RegExp(pattern).test(address)) ?? [];
      assert.is(answer, "internal;");
    });
  }

  for (const { path } of routes.filter((route) => route.path !== "/")) {
    test(`redirects ${path}/ like the server, which keeps the query`, async () => {
      const { status, headers } = await ask(guide.port, "GET", `${path}/?q=a%20b&c`);
      assert.equal([status, headers.location], [308, `${path}?q=a%20b&c`]);
      // Apache keeps the query, unless the target has one.
      assert.is(code, "308");
      assert.is(`${path.slice(1)}/`.replace(new RegExp(from), to), path);
      assert.is(answer, "return 308 $page$is_args$args;");
      assert.is(new RegExp(pattern).exec(`${path}/`)?.groups?.page, path);
    });
  }
});
