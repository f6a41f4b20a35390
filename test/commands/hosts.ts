/** Serves an export with nginx and Apache and checks the responses: `npm run hosts`. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../setup/requests.ts";
import { exportGuide, isInstalled, makeFolder, startNginx, startServer } from "./servers.ts";

const policy = '<meta http-equiv="Content-Security-Policy"';
const mediaTypes = [
  [".js", "javascript"],
  [".woff2", "font/woff2"],
  [".svg", "image/svg+xml"],
] as const;

async function request(origin: string, path: string) {
  // Hosts close idle connections during the second export.
  const response = await fetch(`${origin}${path}`, { redirect: "manual", headers: { Connection: "close" } });
  const { status, headers } = response;
  const [type = "", cache = "", location = ""] = ["content-type", "cache-control", "location"].map(
    (name) => headers.get(name) ?? "",
  );
  return { path, status, headers, type, cache, location, body: await response.text() };
}

/** A check, its paths, and whether a response passes. */
type Check = readonly [string, readonly string[], (response: Awaited<ReturnType<typeof request>>) => boolean];

function checksOf(pages: readonly string[], assets: readonly string[]): readonly Check[] {
  const withSlash = pages.filter((path) => path !== "/").map((path) => `${path}/?q=a%20b&c`);
  const unknown = ["/no-such-page", "/operators/nobody", "/nowhere/", "/assets/gone.js"];
  const forHosts = ["/.htaccess", "/_headers", "/_nginx.conf"];
  const otherNames = [
    "/index",
    "/index/",
    "/index.html",
    "/foods.html",
    "/foods.html.gz",
    "/404",
    "/404/",
    "/404.html",
  ];
  const hasType = (path: string, type: string) =>
    mediaTypes.some(([ending, expected]) => path.endsWith(ending) && type.includes(expected));
  return [
    ["pages have status 200", pages, ({ status }) => status === 200],
    ["pages are HTML in UTF-8", pages, ({ type }) => /^text\/html; ?charset=utf-8$/i.test(type)],
    ["policy is the first meta", pages, ({ body }) => /<meta http-equiv="[^"]*"/.exec(body)?.[0] === policy],
    ["pages are cached for minutes", pages, ({ cache }) => /max-age=\d{1,3}\b/.test(cache)],
    ["pages are compressed", pages, ({ headers }) => headers.has("content-encoding")],
    ["assets have media types", assets, ({ path, type }) => hasType(path, type)],
    ["assets are cached for good", assets, ({ cache }) => cache.includes("immutable")],
    ["the worker is not cached", ["/service-worker.js"], ({ cache }) => cache === "no-cache"],
    [
      "other sites may read the timetable",
      ["/data/schedules.json", "/data/schedules.csv"],
      ({ headers, cache }) =>
        headers.get("access-control-allow-origin") === "*" && cache === "public, max-age=3600",
    ],
    ["nosniff", [...pages, ...assets], ({ headers }) => headers.get("x-content-type-options") === "nosniff"],
    ["slashes: status", withSlash, ({ status }) => status === 301 || status === 308],
    ["slashes: address", withSlash, ({ path, location }) => location.endsWith(path.replace("/?", "?"))],
    ["404 with its page", unknown, ({ status, body }) => status === 404 && body.includes("<h1")],
    ["no second address of a file", otherNames, ({ status, body }) => status === 404 && body.includes("<h1")],
    ["no listing", [...pages, "/operators/", "/assets/", "/data/"], ({ body }) => !body.includes("Index of")],
    ["files for hosts are not served", forHosts, ({ status }) => status === 403 || status === 404],
  ];
}

const apacheModules = "mpm_event authz_core dir autoindex rewrite headers expires filter deflate mime";

/** Starts Apache like a typical shared host: `.htaccess` may set anything, folders are listed. */
async function startApache(port: number, folder: string): Promise<number> {
  const work = await makeFolder();
  const config = `
${apacheModules
  .split(" ")
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join("\n")}
Listen 127.0.0.1:${port}
ServerName 127.0.0.1
User www-data
PidFile ${work}/pid
ErrorLog ${work}/errors
TypesConfig /etc/mime.types
DocumentRoot ${folder}
<Directory ${folder}>
  Options Indexes FollowSymLinks
  AllowOverride All
</Directory>
<Files ".ht*">
  Require all denied
</Files>`;
  await writeFile(join(work, "apache.conf"), config);
  return startServer(port, ["apache2", "-d", work, "-f", join(work, "apache.conf"), "-D", "FOREGROUND"]);
}

const rows = new Map<string, object>();
const failures: string[] = [];

for (const [name, start] of Object.entries({ nginx: startNginx, apache2: startApache })) {
  if (!isInstalled(name)) {
    console.log(`${name} is not installed.`);
    continue;
  }
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const folder = await exportGuide(port);
  await start(port, folder);
  const find = (text: string, pattern: RegExp) =>
    Array.from(new Set(text.match(pattern)), (address) => new URL(address, origin).pathname);
  const pages = find((await request(origin, "/sitemap.xml")).body, /(?<=<loc>)[^<]+/g);
  const documents = await Promise.all(pages.map((path) => request(origin, path)));
  const assets = find(documents.map(({ body }) => body).join(), /\/assets\/[\w./-]+/g);
  console.log(`${name}: ${pages.length} pages, ${assets.length} assets`);
  const ask = async ([question, paths, isRight]: Check) => {
    const responses = await Promise.all(paths.map((path) => request(origin, path)));
    const wrong = responses.filter((response) => !isRight(response));
    rows.set(question, { ...rows.get(question), [name]: wrong.length === 0 ? "yes" : "no" });
    failures.push(...wrong.map(({ path, status }) => `${name}, ${question}: ${path} (${status})`));
  };
  for (const check of checksOf(pages, assets)) {
    await ask(check);
  }
  await exportGuide(port, folder, 2031);
  await ask(["a second export in its place", pages, ({ body }) => body.includes("2031")]);
}
console.table(Object.fromEntries(rows));
console.log(["", ...failures].join("\n"));
process.exit(failures.length === 0 ? 0 : 1);
