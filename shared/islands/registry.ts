import type { ComponentType } from "react";
import { MobileMenu } from "./MobileMenu.tsx";
import { ScheduleFilter } from "./ScheduleFilter.tsx";
import { Tabs } from "./Tabs.tsx";

export interface RegisteredIsland {
  readonly Component: ComponentType<never>;
  readonly hydrates: "near" | "touch";
  /** A property of elements without which the island stays as it is served. */
  readonly needs?: keyof HTMLElement;
}

/**
 * The parts of a page that hydrate: the server renders them, the client attaches React to their HTML. Each does so
 * when it is near the viewport and the page at rest, or only when it is touched.
 */
export const islands = {
  "schedule-filter": { Component: ScheduleFilter, hydrates: "touch" },
  tabs: { Component: Tabs, hydrates: "near" },
  // Without popovers the menu is a row of links, which would be replaced under the finger.
  "mobile-menu": { Component: MobileMenu, hydrates: "touch", needs: "popover" },
} as const satisfies Readonly<Record<string, RegisteredIsland>>;

export type IslandName = keyof typeof islands;
