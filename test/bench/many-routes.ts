import { createElement, Fragment } from "react";
import { operators } from "../../shared/content/operators.ts";
import { OperatorPage } from "../../shared/pages/OperatorPage.tsx";
import { operatorPath, paths } from "../../shared/paths.ts";
import { type Route, routes } from "../../shared/routes.tsx";

/** The guide with operators' profiles under many more addresses; each copy links to two, the news to the first. */
export function manyRoutes(size: number): readonly Route[] {
  const copies = Array.from({ length: size - routes.length }, (_, index) => copyOfProfile(index + 1, size));
  if (copies.length === 0) {
    return routes;
  }
  return [
    ...routes.map((route) => (route.path === paths.news ? withLinks(route, ["/copies/1"]) : route)),
    ...copies,
  ];
}

function copyOfProfile(number: number, size: number): Route {
  const operator = operators[number % operators.length];
  const profile = routes.find(({ path }) => operator !== undefined && path === operatorPath(operator.slug));
  if (operator === undefined || profile === undefined) {
    throw new Error("Every operator has a profile.");
  }
  const next = [2 * number, 2 * number + 1].filter((other) => other <= size - routes.length);
  const copy = { ...profile, path: `/copies/${number}`, page: createElement(OperatorPage, { operator }) };
  return withLinks(
    copy,
    next.map((other) => `/copies/${other}`),
  );
}

function withLinks(route: Route, addresses: readonly string[]): Route {
  const links = addresses.map((href) => createElement("a", { key: href, href }, href));
  return { ...route, page: createElement(Fragment, null, route.page, links) };
}
