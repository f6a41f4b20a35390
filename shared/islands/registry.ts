import { MobileMenu } from "./MobileMenu.tsx";
import { ScheduleFilter } from "./ScheduleFilter.tsx";
import { Tabs } from "./Tabs.tsx";

/** The parts of a page that come alive in the browser. The server renders them, the client hydrates them. */
export const islands = {
  "schedule-filter": ScheduleFilter,
  tabs: Tabs,
  "mobile-menu": MobileMenu,
} as const;

export type IslandName = keyof typeof islands;
