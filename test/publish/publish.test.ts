import * as assert from "uvu/assert";
import type { Answer } from "../../server/publish/answer.ts";
import { readBuildOutput } from "../../server/publish/build-output.ts";
import { type PublicationSummary, publish } from "../../server/publish/publish.ts";
import { notFoundRoute, type Route, routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { routeWithPage } from "../setup/route-with-page.ts";

const build = await readBuildOutput("dist");
const context = { ...build, siteUrl: "https://baguio.example", year: 2025, worksOffline: true };

async function published(
  table: readonly Route[],
): Promise<PublicationSummary & { answers: readonly Answer[] }> {
  const answers: Answer[] = [];
  const publication = await publish({ routes: table, notFoundRoute, context, build }, (answer) => {
    answers.push(answer);
  });
  return { ...publication, answers };
}

describe("a publication", (test) => {
  test("has one answer for each path, and one for each route and each file of the build", async () => {
    const { answers, failures } = await published(routes);
    const paths = answers.map(({ path }) => path);
    assert.is(new Set(paths).size, paths.length);
    for (const { path } of [...routes, notFoundRoute, ...build.files]) {
      assert.ok(paths.includes(path), path);
    }
    assert.is(failures.size, 0);
  });

  test("says of pages alone where they lead, and of one alone that it is not found", async () => {
    const { answers } = await published(routes);
    const pages = answers.filter(({ links }) => links !== undefined);
    assert.equal(
      pages.map(({ path }) => path),
      [...routes, notFoundRoute].map(({ path }) => path),
    );
    assert.equal(
      answers.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status]),
      [[notFoundRoute.path, 404]],
    );
  });

  test("leaves out a page that throws, keeps what it threw, and has all others", async () => {
    const broken = routeWithPage("/broken", () => {
      throw new Error("broken on purpose");
    });
    const { answers, failures } = await published([broken, ...routes]);
    assert.not(answers.some(({ path }) => path === "/broken"));
    assert.is(String(failures.get(broken)), "Error: broken on purpose");
    assert.is(answers.length, (await published(routes)).answers.length);
  });

  test("waits for each answer to be taken before the next is made", async () => {
    let taken = 0;
    let atOnce = 0;
    await publish({ routes, notFoundRoute, context, build }, async () => {
      taken += 1;
      atOnce = Math.max(atOnce, taken);
      await Promise.resolve();
      taken -= 1;
    });
    assert.is(atOnce, 1);
  });
});
