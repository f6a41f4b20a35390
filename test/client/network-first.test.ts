import * as assert from "uvu/assert";
import { networkFirst } from "../../client/offline/network-first.ts";
import { describe } from "../setup/describe.ts";

const never = new Promise<never>(() => {});
const timeIsUp = Promise.resolve(undefined);
const saved = async () => new Response("saved");
const nothing = async () => undefined;

const fresh = (status = 200) => Promise.resolve(new Response("fresh", { status }));
const noNetwork = () => Promise.reject<Response>(new TypeError("Failed to fetch"));

describe("a requested page", (test) => {
  test("comes from the network if that responds in time, whatever the status", async () => {
    for (const status of [200, 404, 500]) {
      const response = await networkFirst(fresh(status), never, saved);
      assert.equal([response.status, await response.text()], [status, "fresh"]);
    }
  });

  const failures = {
    "there is no network": () => networkFirst(noNetwork(), never, saved),
    "the time is up": () => networkFirst(never, timeIsUp, saved),
    "the guide behind a gateway is down (502)": () => networkFirst(fresh(502), never, saved),
    "the guide behind a gateway is down (503)": () => networkFirst(fresh(503), never, saved),
    "the guide behind a gateway is down (504)": () => networkFirst(fresh(504), never, saved),
  };
  for (const [reason, request] of Object.entries(failures)) {
    test(`is the saved one if ${reason}`, async () => {
      assert.is(await (await request()).text(), "saved");
    });
  }

  test("is the late response of the network if nothing is saved", async () => {
    const late = new Promise<Response>((resolve) => setTimeout(resolve, 1, new Response("late")));
    assert.is(await (await networkFirst(late, timeIsUp, nothing)).text(), "late");
  });

  test("fails as the network does if nothing is saved", async () => {
    const error: unknown = await networkFirst(noNetwork(), never, nothing).catch((reason) => reason);
    assert.instance(error, TypeError);
  });
});
