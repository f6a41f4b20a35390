/**
 * Attacks the guide as it lies built in dist/, or breaks what is around it, and tells how its readers fared.
 *
 *     npm run load                          lists what there is
 *     npm run load -- slow-reads new-year   runs some, one after the other
 *     npm run load -- all
 */
import { spawnSync } from "node:child_process";

const trials = {
  "slow-headers": "1,000 clients drip their headers",
  "slow-bodies": "1,000 clients drip a body",
  "slow-reads": "1,000 clients ask for much and read nothing",
  "connection-flood": "8,000 clients connect and say nothing",
  "client-aborts": "100 clients reset the connection in the middle of an answer",
  pipelining: "16 clients ask for every page at once over one connection",
  "malformed-http": "32 clients send what no parser should accept",
  "hostile-requests": "100,000 generated requests of scanners and fuzzers",
  "rolling-restarts": "20 times over, two guides are replaced under 500 requests a second",
  "broken-log": "the reader of the log goes away",
  "lost-disk": "the build becomes read-only, then vanishes, then New Year comes",
  "new-year": "midnight in Manila comes under full load",
};

const names = Object.keys(trials);
const asked = process.argv.slice(2);
const chosen = asked.includes("all") ? names : asked;
const unknown = chosen.filter((name) => !names.includes(name));

if (chosen.length === 0 || unknown.length > 0) {
  const list = Object.entries(trials).map(([name, about]) => `  ${name.padEnd(18)}${about}`);
  console.log(["npm run load -- all, or any of these:", ...list].join("\n"));
  process.exitCode = unknown.length > 0 ? 1 : 0;
}
for (const name of unknown.length > 0 ? [] : chosen) {
  const { status } = spawnSync(process.execPath, [...process.execArgv, `test/load/${name}.ts`], {
    stdio: "inherit",
  });
  console.log(`${name}: ${status === 0 ? "well" : "NOT WELL"}`);
  process.exitCode = process.exitCode || status || 0;
}
