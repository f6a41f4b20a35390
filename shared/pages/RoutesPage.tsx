import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { RouteMap } from "../components/maps/RouteMap.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { RoadBand } from "../components/travel/RoadBand.tsx";
import { RouteCard } from "../components/travel/RouteCard.tsx";
import { WayTable } from "../components/travel/WayTable.tsx";
import { busRoutes } from "../content/bus-routes.ts";
import { isOnward, routesNote } from "../content/derived/operator-texts.ts";
import { origins, summaryOf } from "../content/derived/timetable.ts";
import { busTravelHours, manilaKm } from "../content/figures.ts";
import { hoursText, kilometersText, priceText } from "../content/formulas/amounts.ts";
import { pages } from "../content/pages.ts";
import { paths } from "../paths.ts";
import { boardAnchor } from "../universal/departures.ts";
import styles from "./RoutesPage.module.css";

const columns = ["Length", "Time", "Buses", "Fares from"];

/** The roads from the terminals of the timetable. One without a card links to its departures. */
const timetabled = origins.map(({ id, name }) => {
  const route = busRoutes.find(({ terminal }) => terminal === id);
  const { count, cheapest } = summaryOf(id);
  return {
    id,
    name: <a href={route ? `#${route.id}` : `${paths.schedules}#${boardAnchor(id)}`}>{`From ${name}`}</a>,
    cells: {
      Length: kilometersText(route?.km ?? manilaKm),
      Time: hoursText(route?.hours ?? busTravelHours, route?.isEstimate),
      Buses: `${count} a day`,
      "Fares from": <b>{priceText(cheapest)}</b>,
    },
  };
});

/** The other roads, by their end other than Baguio. */
const others = busRoutes
  .filter(({ terminal }) => terminal === undefined)
  .map((route) => ({
    id: route.id,
    name: <a href={`#${route.id}`}>{isOnward(route) ? `To ${route.to}` : `From ${route.from}`}</a>,
    cells: {
      Length: kilometersText(route.km),
      Time: hoursText(route.hours, route.isEstimate),
      Buses: `${route.operators.length} ${route.operators.length === 1 ? "company" : "companies"}`,
      "Fares from": "not listed",
    },
  }));

export function RoutesPage() {
  return (
    <>
      <PageHead page={pages.routes} long />
      <RoadBand />
      <div className={`wrap stack ${styles.routes}`}>
        <div className={`stack ${styles.list}`}>
          <nav aria-label="Roads" data-nosnippet="">
            <WayTable heading="Road" columns={columns} rows={[...timetabled, ...others]} />
          </nav>
          <AsOf lead={routesNote} />
          <div>
            <ButtonLink href={paths.schedules}>The whole timetable</ButtonLink>
          </div>
        </div>
        <div>
          <RouteMap />
        </div>
        <ul className={`tiles ${styles.cards}`}>
          {busRoutes.map((route) => (
            <li key={route.id}>
              <RouteCard route={route} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
