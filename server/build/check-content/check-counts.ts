import { departures } from "./fixed-figures.ts";
import type { GuideContent } from "./guide-content.ts";
import type { Place } from "./place.ts";
import type { Finding } from "./problem.ts";

/** Every list of a fixed length has it. */
export function checkCounts(content: GuideContent): readonly Finding[] {
  const lists: readonly (readonly [Place, readonly unknown[], number])[] = [
    [["site", "navigation"], content.site.navigation, 9],
    [["operatorSlugs", "operatorSlugs"], content.operatorSlugs.operatorSlugs, 11],
    [["schedule", "departureRows"], content.schedule.departureRows, departures],
    [["busRoutes", "busRoutes"], content.busRoutes.busRoutes, 6],
    [["gettingThere", "busServices"], content.gettingThere.busServices, 3],
    [["gettingThere", "carRoutes"], content.gettingThere.carRoutes, 2],
    [["gettingThere", "vanServices"], content.gettingThere.vanServices, 3],
    [["destinations", "destinations"], content.destinations.destinations, 9],
    [["foods", "foods"], content.foods.foods, 8],
    [["festivals", "festivals"], content.festivals.festivals, 6],
    [["climate", "climate"], content.climate.climate, 12],
    [["news", "newsItems"], content.news.newsItems, 8],
    [["travelTips", "travelTips"], content.travelTips.travelTips, 8],
    [["home", "journeyCards"], content.home.journeyCards, 8],
    [["home", "attractionIds"], content.home.attractionIds, 4],
  ];
  return lists.map(([place, { length }, count]) => [place, length !== count && countMessage(length, count)]);
}

function countMessage(found: number, count: number): string {
  const remedy =
    found < count
      ? `Add ${count - found} more.`
      : `Take ${found - count} out, or raise the number in check-counts.ts.`;
  return `The list has ${found} entries, but the guide shows ${count}. ${remedy}`;
}
