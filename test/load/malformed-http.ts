import { malformedRequests } from "../setup/malformed-requests.ts";
import { sendRaw } from "../setup/raw-request.ts";
import { runTrial } from "./setup/trial.ts";

const count = 32;
const seconds = 15;
const refusals = [400, 501];
const requests = Object.entries(malformedRequests);

await runTrial({
  title: "Malformed HTTP",
  async act({ port }) {
    const end = Date.now() + seconds * 1000;
    let sent = 0;
    const client = async () => {
      while (Date.now() < end) {
        const [name, request] = requests[sent++ % requests.length] ?? ["", ""];
        const { status } = await sendRaw(port, request);
        if (!refusals.includes(status)) {
          throw new Error(`A request ${name} was answered with ${status}.`);
        }
      }
    };
    await Promise.all(Array.from({ length: count }, client));
    return `${count} clients send ${requests.length} kinds of malformed requests over raw sockets for ${seconds} s; each is refused with ${refusals.join(" or ")}. Sent: ${sent}.`;
  },
});
