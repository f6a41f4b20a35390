import type { ComponentType } from "react";
import { MobileMenu } from "./MobileMenu.tsx";
import { ScheduleFilter } from "./ScheduleFilter.tsx";
import { Tabs } from "./Tabs.tsx";

export interface RegisteredIsland {
  readonly Component: ComponentType<never>;
  readonly hydrates: "near" | "touch";
  /** A property of elements. In browsers without it, the island stays as it was served. */
  readonly needs?: keyof HTMLElement;
}

/**
 * The parts of a page that hydrate: the server renders them, and the client attaches React to their HTML,
 * either when they are near the viewport and the browser is idle ("near"), or only when they are touched
 * ("touch"). Their texts suppress the hydration warning, because a browser may have translated them before
 * React arrives.
 */
export const islands = {
  "schedule-filter": { Component: ScheduleFilter, hydrates: "touch" },
  tabs: { Component: Tabs, hydrates: "near" },
  // Without popovers, the menu is a row of links, which hydrating would replace under the reader's finger.
  "mobile-menu": { Component: MobileMenu, hydrates: "touch", needs: "popover" },
} as const satisfies Readonly<Record<string, RegisteredIsland>>;

export type IslandName = keyof typeof islands;

/**
 * The component of an island. The registry pairs each name with its component, and the page each name with
 * its props; TypeScript cannot follow that pair through a type parameter.
 */
export function componentOf(name: IslandName): ComponentType<object> {
  return islands[name].Component as ComponentType<object>;
}
