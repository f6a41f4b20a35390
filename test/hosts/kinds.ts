import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Question } from "./questions.ts";

/** In what a host answers otherwise than the server, which therefore is no failure. */
interface KnownDifference {
  readonly question: Question;
  /** The addresses that differ. Unset: any may. */
  readonly at?: readonly string[];
  readonly reason: string;
}

/** A program that answers with the files of an export. */
export interface HostKind {
  /**
   * Writes what configuration the program needs, and returns how it is started.
   * @param release the folder of the export.
   * @param work a folder for the configuration.
   */
  prepare(release: string, port: number, work: string): readonly string[];
  /** Has the running program take up what was prepared since. Others are restarted. */
  reload?(pid: number, work: string): void;
  readonly known: readonly KnownDifference[];
}

const npx = ["npx", "--yes"];

const errorAnswers = {
  question: "security headers",
  at: ["/assets/gone.js", "/foods/"],
  reason: "a missing asset is answered with 404.html and its policy, and a redirect has none",
} as const satisfies KnownDifference;

const readsNoConfiguration = "it reads none of the files that configure hosts";

const previewOnly = (
  ["how long to keep it", "security headers", "who may read it (CORS)", "a slash at the end"] as const
).map((question) => ({ question, reason: readsNoConfiguration }));

/** Every host that is tried, as its operator would set it up. */
export const hostKinds: Readonly<Record<string, HostKind>> = {
  nginx: {
    prepare(release, port, work) {
      writeFileSync(join(work, "release.conf"), `root ${release};\ninclude ${release}/_nginx.conf;\n`);
      writeFileSync(
        join(work, "nginx.conf"),
        `daemon off; pid ${work}/nginx.pid; error_log stderr; user root;
events {}
http { access_log off; server { listen 127.0.0.1:${port}; include ${work}/release.conf; } }
`,
      );
      return ["nginx", "-c", join(work, "nginx.conf"), "-p", work, "-e", "stderr"];
    },
    reload(pid) {
      process.kill(pid, "SIGHUP");
    },
    known: [errorAnswers],
  },
  caddy: {
    prepare(release, port, work) {
      writeFileSync(join(work, "release.caddy"), `root * ${release}\nimport ${release}/_Caddyfile\n`);
      writeFileSync(
        join(work, "Caddyfile"),
        `{
	admin unix/${work}/admin.sock
}
http://127.0.0.1:${port} {
	import ${work}/release.caddy
}
`,
      );
      return ["caddy", "run", "--config", join(work, "Caddyfile")];
    },
    reload(_pid, work) {
      const admin = `unix/${join(work, "admin.sock")}`;
      spawnSync("caddy", ["reload", "--config", join(work, "Caddyfile"), "--address", admin]);
    },
    known: [errorAnswers],
  },
  pages: {
    prepare: (release, port) => [
      ...[...npx, "wrangler@4.86.0", "pages", "dev", release, "--ip", "127.0.0.1", "--port", String(port)],
      ...["--inspector-port", "0", "--compatibility-date", "2025-11-01"],
    ],
    known: [
      { question: "media types", at: ["/favicon.ico"], reason: "it names the icon by its registered type" },
      {
        ...errorAnswers,
        at: [...errorAnswers.at, "/nowhere"],
        reason: "errors and redirects have another policy, or none",
      },
      { question: "who may read it (CORS)", reason: "it lets every site read what it serves" },
      { question: "and said to vary", reason: "it compresses at its edge, and says nothing of it" },
    ],
  },
  serve: {
    prepare: (release, port) => [
      ...[...npx, "serve@14.2.5", release, "--listen", `tcp://127.0.0.1:${port}`],
      ...["--no-clipboard", "--no-request-logging"],
    ],
    known: previewOnly,
  },
  sirv: {
    prepare: (release, port) => [
      ...[...npx, "sirv-cli@3.0.1", release, "--host", "127.0.0.1", "--port", String(port)],
      ...["--etag", "--brotli", "--gzip", "--quiet"],
    ],
    known: [
      ...previewOnly,
      {
        question: "media types",
        at: ["/favicon.ico", "/sitemap.xml"],
        reason: "its own list lacks .ico and calls XML text/xml",
      },
      { question: "an unknown page", reason: "it answers without a page" },
      {
        question: "pages compressed",
        reason: "it sends only copies that lie beside a file, which pages lack",
      },
    ],
  },
};
