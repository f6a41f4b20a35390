import type { SVGAttributes } from "react";
import { type RoadPlace, RoadProfile } from "../components/charts/RoadProfile.tsx";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { routeMap } from "../components/maps/guide-maps.ts";
import { PlaceMap } from "../components/maps/PlaceMap.tsx";
import { OperatorLinks } from "../components/operators/OperatorName.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { ThickeningLines } from "../components/page/Section.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { roadProfileCaption, routesNote } from "../content/bus-routes.ts";
import { roadHeights } from "../content/derived/getting-there.ts";
import { serviceFrom } from "../content/derived/terminal-services.ts";
import { type BusRoute, busRoutes } from "../content/derived/terminals.ts";
import { elevationText, halsemaText, manilaKm } from "../content/figures.ts";
import { pages } from "../content/pages.ts";
import { boardAnchor } from "../contract/origins.ts";
import { departureCountText } from "../contract/script-texts.ts";
import { paths } from "../paths.ts";
import { priceText, unitText } from "../values/format.ts";
import { lastOf } from "../values/lists.ts";
import styles from "./RoutesPage.module.css";

export function RoutesPage() {
  return (
    <>
      <PageHead page={pages.routes} layout="below" />
      <RoadBand />
      <div className="wrap part halves apart">
        <Routes className={`ruled ${styles.inbound}`} routes={busRoutes.filter((route) => !route.isOnward)} />
        <div className="stack">
          <PlaceMap map={routeMap} />
          <AsOf lead={routesNote} />
          <ButtonLink href={paths.schedules}>The whole timetable</ButtonLink>
        </div>
        <Routes
          className={`halves apart ${styles.onward}`}
          routes={busRoutes.filter((route) => route.isOnward)}
        />
      </div>
    </>
  );
}

const summit = lastOf(
  roadHeights.toSorted((a, b) => a.meters - b.meters),
  "heights",
);

/** Places a label below its ring, to the right. */
const below: SVGAttributes<SVGTextElement> = { dy: "1.75em", className: styles.onGround };
const above: SVGAttributes<SVGTextElement> = { dy: "-.9em" };

/** By route: labels that do not fit to the right of their rings. */
const labels: Readonly<Record<string, SVGAttributes<SVGTextElement>>> = {
  "tarlac-baguio": { ...below, textAnchor: "end" },
  "baguio-sagada": { ...above, textAnchor: "middle" },
  "baguio-banaue": { ...below, textAnchor: "end" },
};

const roadPlaces: readonly RoadPlace[] = [
  { km: 0, label: "Manila", ...above },
  ...busRoutes
    .filter(({ terminal }) => terminal === undefined)
    .map(({ id, isOnward, from, to, km }) => ({
      km: isOnward ? manilaKm + km : manilaKm - km,
      label: isOnward ? to : from,
      ...(labels[id] ?? below),
    })),
  { km: summit.km, label: halsemaText, ...below, dy: "2.9em", textAnchor: "middle" },
  {
    km: manilaKm,
    label: (
      <>
        <tspan className={styles.city}>Baguio</tspan> {elevationText}
      </>
    ),
    dx: "-.8em",
    dy: "-.1em",
    textAnchor: "end",
  },
];

/** The road from Manila to the mountains, from edge to edge. */
function RoadBand() {
  return (
    <div className={styles.band}>
      <ThickeningLines className={styles.sky} />
      <div className="wrap">
        <RoadProfile
          className={styles.road}
          length={lastOf(roadHeights, "heights").km}
          top={2500}
          places={roadPlaces}
        />
      </div>
      <div className={`small ${styles.ground}`}>
        <p className="wrap">{roadProfileCaption}</p>
      </div>
    </div>
  );
}

function Routes({ className, routes }: { readonly className: string; readonly routes: readonly BusRoute[] }) {
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

function RouteCard({ route }: { readonly route: BusRoute }) {
  const { id, terminal, isOnward, from, to, km, hours, isEstimate, operators, note } = route;
  const service = terminal && serviceFrom(terminal);
  return (
    <article id={id} className="stack close">
      {isOnward && <Picture className="boxed" name={`routes/${id}`} alt="" width={480} height={200} />}
      <h2 className="small-heading" translate="no">
        {from} <small>to</small> {to}
      </h2>
      <p className="row lead">
        <b>{unitText(km, "km")}</b>
        <b>{`${isEstimate ? "about " : ""}${unitText(hours, "hours")}`}</b>
        {service && (
          <a className="tap-inline" href={`${paths.schedules}#${boardAnchor(service.id)}`}>
            {`${departureCountText(service.departures.length)} from ${priceText(service.cheapest.price)}`}
          </a>
        )}
      </p>
      <OperatorLinks slugs={operators} />
      <p>{note}</p>
    </article>
  );
}
