import type { ComponentType } from "react";
import type { Marks } from "../contract/page.ts";
import { MobileMenu } from "./MobileMenu.tsx";
import { ScheduleFilter } from "./ScheduleFilter.tsx";
import { Tabs } from "./Tabs.tsx";

interface RegisteredIsland {
  readonly Component: ComponentType<never>;
  readonly hydrateOn: Marks["hydrate-on"];
}

/** The parts of a page that hydrate. */
export const islands = {
  "schedule-filter": { Component: ScheduleFilter, hydrateOn: "interaction" },
  tabs: { Component: Tabs, hydrateOn: "visible" },
  "mobile-menu": { Component: MobileMenu, hydrateOn: "interaction" },
} as const satisfies Readonly<Record<string, RegisteredIsland>>;

export type IslandName = keyof typeof islands;
