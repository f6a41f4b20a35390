import type { ComponentType } from "react";
import { MobileMenu } from "./MobileMenu.tsx";
import { ScheduleFilter } from "./ScheduleFilter.tsx";
import { Tabs } from "./Tabs.tsx";

interface RegisteredIsland {
  readonly Component: ComponentType<never>;
  /**
   * - "visible": once the page has loaded, when it is within half a screen of the viewport.
   * - "interaction": only when the reader points at it, types in it or moves the focus into it.
   */
  readonly hydrateOn: "visible" | "interaction";
}

/** The parts of a page that hydrate. */
export const islands = {
  "schedule-filter": { Component: ScheduleFilter, hydrateOn: "interaction" },
  tabs: { Component: Tabs, hydrateOn: "visible" },
  "mobile-menu": { Component: MobileMenu, hydrateOn: "interaction" },
} as const satisfies Readonly<Record<string, RegisteredIsland>>;

export type IslandName = keyof typeof islands;
