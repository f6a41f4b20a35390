import * as assert from "uvu/assert";
import { isPage } from "../../server/publish/answer.ts";
import { publishToMemory } from "../../server/publish/publish.ts";
import { notFoundRoute, type Route, routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { build, context, routeWithPage } from "../setup/guide/built-guide.ts";

const published = (table: readonly Route[]) =>
  publishToMemory({ routes: table, notFoundRoute, context, build });

describe("a publication", (test) => {
  test("has one answer for each path, and one for each route and each file of the build", () => {
    const { answers, failures } = published(routes);
    const paths = answers.map(({ path }) => path);
    assert.is(new Set(paths).size, paths.length);
    for (const { path } of [...routes, notFoundRoute, ...build.files]) {
      assert.ok(paths.includes(path), path);
    }
    assert.is(failures.size, 0);
  });

  test("says of pages alone where they lead, and of one alone that it is not found", () => {
    const { answers } = published(routes);
    const pages = answers.filter(isPage);
    assert.equal(
      pages.map(({ path }) => path),
      [...routes, notFoundRoute].map(({ path }) => path),
    );
    assert.equal(
      answers.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status]),
      [[notFoundRoute.path, 404]],
    );
  });

  test("leaves out a page that throws, keeps what it threw, and has all others", () => {
    const broken = routeWithPage("/broken", () => {
      throw new Error("broken on purpose");
    });
    const { answers, failures } = published([broken, ...routes]);
    assert.not(answers.some(({ path }) => path === "/broken"));
    assert.is(String(failures.get(broken)), "Error: broken on purpose");
    assert.is(answers.length, published(routes).answers.length);
  });
});
