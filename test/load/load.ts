/**
 * Attacks the guide as it lies built in dist/, or breaks what is around it, and tells how its readers fare
 * meanwhile: `npm run load -- all`, or the names of some trials. Without a name it lists them.
 */
import { chooseByName } from "../setup/commands/choose.ts";
import { hostileClients } from "./hostile-clients.ts";
import { lostDisk } from "./lost-disk.ts";
import { nginxRestarts, rollingRestarts } from "./rolling-restarts.ts";
import { slowClients } from "./slow-clients.ts";

const others = {
  "lost-disk": lostDisk,
  "rolling-restarts": rollingRestarts,
  "nginx-restarts": nginxRestarts,
};
const trials = { ...slowClients, ...hostileClients, ...others };

for (const [name, run] of chooseByName(trials, process.argv.slice(2))) {
  const isWell = await run().catch((error: unknown) => console.error(error));
  console.log(`\n${name}: ${isWell ? "well" : "NOT WELL"}`);
  process.exitCode = isWell ? process.exitCode : 1;
}
// A trial that failed may have left a guide or clients behind.
process.exit();
