import * as assert from "uvu/assert";
import { networkFirst } from "../../client/offline/network-first.ts";
import { webManifestPath } from "../../shared/universal/offline.ts";
import { describe } from "../setup/describe.ts";

const never = new Promise<never>(() => {});
const timeIsUp = Promise.resolve(undefined);
const saved = async (): Promise<Response | undefined> => new Response("saved");
const nothing = async () => undefined;

const mark = `<link rel="manifest" href="${webManifestPath}">`;

/** An HTML page from the network: the guide's, unless it has other content. */
const page = async (status = 200, content = mark) =>
  new Response(`${content}fresh`, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
const noNetwork = () => Promise.reject<Response>(new TypeError("Failed to fetch"));

async function outcome(network: Promise<Response>, { isPage = true, isLate = false, find = saved } = {}) {
  const response = await networkFirst(network, isPage, isLate ? timeIsUp : never, find);
  return `${response.status} ${(await response.text()).replace(mark, "")}`;
}

describe("a requested page", (test) => {
  test("comes from the network if that responds in time, and the guide may be what responds", async () => {
    for (const status of [200, 400, 401, 404, 410]) {
      assert.is(await outcome(page(status)), `${status} fresh`);
    }
    assert.is(await outcome(page(404, "")), "404 fresh");
    assert.is(await outcome(Promise.resolve(new Response('{"data":1}'))), '200 {"data":1}');
  });

  test("arrives while it loads", async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const headers = { "Content-Type": "text/html" };
    const response = networkFirst(Promise.resolve(new Response(readable, { headers })), true, never, saved);
    const writer = writable.getWriter();
    const [first, second] = [mark.slice(0, 20), mark.slice(20)];
    await writer.write(new TextEncoder().encode(first));
    await writer.write(new TextEncoder().encode(second));
    const { body } = await response;
    await Promise.all([writer.write(new TextEncoder().encode("the end")), writer.close()]);
    assert.is(await new Response(body).text(), `${mark}the end`);
  });

  test("is not kept in memory beyond what was read", async () => {
    let isCancelled = false;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(mark)),
      cancel: () => {
        isCancelled = true;
      },
    });
    const fetched = new Response(body, { headers: { "Content-Type": "text/html" } });
    const response = await networkFirst(Promise.resolve(fetched), true, never, saved);
    // The source is cancelled only when each copy of its body is.
    response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, 10));
    assert.ok(isCancelled);
  });

  const failures: Readonly<Record<string, () => Promise<string>>> = {
    "there is no network": () => outcome(noNetwork()),
    "the time is up": () => outcome(never, { isLate: true }),
    "a network shows its own page": () => outcome(page(200, "<title>Log in to the Wi-Fi</title>")),
    "a page breaks off": () => outcome(Promise.resolve(brokenPage())),
    ...Object.fromEntries(
      [403, 429, 500, 502, 503, 504, 520, 521, 527, 530].map((status) => [
        `the status is ${status}`,
        () => outcome(page(status)),
      ]),
    ),
  };
  for (const [reason, request] of Object.entries(failures)) {
    test(`is the saved one if ${reason}`, async () => {
      assert.is(await request(), "200 saved");
    });
  }

  test("is what the network responds with if nothing is saved", async () => {
    for (const status of [403, 429, 503]) {
      assert.is(await outcome(page(status), { find: nothing }), `${status} fresh`);
    }
    const late = new Promise<Response>((resolve) => setTimeout(resolve, 1, new Response("late")));
    assert.is(await outcome(late, { isLate: true, find: nothing }), "200 late");
  });

  test("is what the network responds with if the guide has no such page, unless that is a failure", async () => {
    assert.is(await outcome(page(200, "another site"), { isPage: false }), "200 another sitefresh");
    assert.is(await outcome(page(403), { isPage: false }), "403 fresh");
    assert.is(await outcome(page(521), { isPage: false }), "200 saved");
  });

  test("fails as the network does if nothing is saved", async () => {
    const error: unknown = await networkFirst(noNetwork(), true, never, nothing).catch((reason) => reason);
    assert.instance(error, TypeError);
  });
});

/** A page whose connection is lost before the head is complete. */
function brokenPage(): Response {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError("network error")) });
  return new Response(body, { headers: { "Content-Type": "text/html" } });
}
