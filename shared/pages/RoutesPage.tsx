import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { routeMap } from "../components/maps/maps.ts";
import { PlaceMap } from "../components/maps/PlaceMap.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { RoadBand } from "../components/travel/RoadBand.tsx";
import { RouteCard } from "../components/travel/RouteCard.tsx";
import { routesNote } from "../content/derived/operator-texts.ts";
import { type BusRoute, busRoutes } from "../content/derived/terminals.ts";
import { pages } from "../content/pages.ts";
import { paths } from "../paths.ts";
import styles from "./RoutesPage.module.css";

export function RoutesPage() {
  return (
    <>
      <PageHead page={pages.routes} layout="below" />
      <RoadBand />
      <div className={`wrap halves ${styles.routes}`}>
        <Routes className={`stack ${styles.up}`} routes={busRoutes.filter((route) => !route.isOnward)} />
        <div className="stack">
          <PlaceMap map={routeMap} />
          <AsOf lead={routesNote} />
          <div>
            <ButtonLink href={paths.schedules}>The whole timetable</ButtonLink>
          </div>
        </div>
        <Routes className={`tiles ${styles.onward}`} routes={busRoutes.filter((route) => route.isOnward)} />
      </div>
    </>
  );
}

interface RoutesProps {
  readonly className: string;
  readonly routes: readonly BusRoute[];
}

function Routes({ className, routes }: RoutesProps) {
  return (
    <ul className={className}>
      {routes.map((route) => (
        <li key={route.id}>
          <RouteCard route={route} />
        </li>
      ))}
    </ul>
  );
}
