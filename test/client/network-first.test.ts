import * as assert from "uvu/assert";
import { answerInTime } from "../../client/offline/answer-in-time.ts";
import { describe } from "../setup/describe.ts";

const never = new Promise<never>(() => {});
const timeIsUp = Promise.resolve(undefined);
const saved = async () => new Response("saved");
const nothing = async () => undefined;

const fresh = (status = 200) => Promise.resolve(new Response("fresh", { status }));
const noNetwork = () => Promise.reject<Response>(new TypeError("Failed to fetch"));

describe("a page that is asked for", (test) => {
  test("is the network's where that answers in time", async () => {
    const answer = await answerInTime(fresh(), never, saved);
    assert.is(await answer.text(), "fresh");
  });

  test("is the network's whatever the guide says there", async () => {
    for (const status of [404, 500]) {
      assert.is((await answerInTime(fresh(status), never, saved)).status, status);
    }
  });

  test("is the saved one where there is no network", async () => {
    const answer = await answerInTime(noNetwork(), never, saved);
    assert.is(await answer.text(), "saved");
  });

  test("is the saved one where the time is up", async () => {
    const answer = await answerInTime(never, timeIsUp, saved);
    assert.is(await answer.text(), "saved");
  });

  test("is the saved one where a gateway does not reach the guide", async () => {
    for (const status of [502, 503, 504]) {
      const answer = await answerInTime(fresh(status), never, saved);
      assert.is(await answer.text(), "saved");
    }
  });

  test("is the network's late answer where nothing is saved", async () => {
    let answerNow = (_response: Response) => {};
    const late = new Promise<Response>((resolve) => {
      answerNow = resolve;
    });
    const answer = answerInTime(late, timeIsUp, nothing);
    answerNow(new Response("late"));
    assert.is(await (await answer).text(), "late");
  });

  test("fails as the network does where nothing is saved", async () => {
    try {
      await answerInTime(noNetwork(), never, nothing);
      assert.unreachable("It was answered.");
    } catch (error) {
      assert.instance(error, TypeError);
    }
  });
});
