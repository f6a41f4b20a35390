import type { ComponentType } from "react";
import { MobileMenu } from "./MobileMenu.tsx";
import { ScheduleFilter } from "./ScheduleFilter.tsx";
import { Tabs } from "./Tabs.tsx";

interface RegisteredIsland {
  readonly Component: ComponentType<never>;
  readonly hydrates: "near" | "interaction";
}

/**
 * The parts of a page that hydrate, either when they are near the viewport and the browser is idle ("near"), or only
 * when the reader interacts with them ("interaction").
 */
export const islands = {
  "schedule-filter": { Component: ScheduleFilter, hydrates: "interaction" },
  tabs: { Component: Tabs, hydrates: "near" },
  "mobile-menu": { Component: MobileMenu, hydrates: "interaction" },
} as const satisfies Readonly<Record<string, RegisteredIsland>>;

export type IslandName = keyof typeof islands;
