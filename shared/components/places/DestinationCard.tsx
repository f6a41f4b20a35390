import { placeById, taxiFare } from "../../content/derived/places.ts";
import { terminalById } from "../../content/derived/terminals.ts";
import { cityCenter } from "../../content/destinations.ts";
import type { Destination } from "../../content/schema/destinations.ts";
import { distanceText, maxWalk, straightMeters, walkingMinutes } from "../../values/distances.ts";
import { priceText, unitText } from "../../values/format.ts";
import { GeoLink, GeoText } from "../maps/GeoLink.tsx";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import { BarList, DotList } from "../text/BarList.tsx";
import { Details } from "../text/Details.tsx";
import { Icon } from "../text/Icon.tsx";
import { TermList } from "../text/TermList.tsx";
import styles from "./DestinationCard.module.css";
import { PictureCard } from "./PictureCard.tsx";

interface DestinationCardProps {
  /** With its number on the map. */
  readonly sight: Destination & { readonly number: number };
  readonly size: "whole" | "third";
}

export function DestinationCard({ sight, size }: DestinationCardProps) {
  const { id, name, number, description, highlights, notice, pictureAlt, location, shortName = name } = sight;
  return (
    <PictureCard
      id={id}
      picture={
        <>
          <Picture name={`destinations/${id}`} alt={pictureAlt} width={480} height={360} />
          <div className={styles.number}>
            <Badge tone="marker">{String(number)}</Badge>
          </div>
        </>
      }
      name={name}
      line={whereText(sight)}
      size={size}
    >
      <dl className="row small">
        {visitFacts(sight).map(({ id: icon, term, text }) => (
          <div key={icon} className={styles.fact}>
            <dt className={styles.icon}>
              <Icon name={icon} />
              <span className="sr-only">{term}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={size === "whole" ? "lead" : undefined}>{description}</p>
      <div className={`note ${styles.highlights}`}>
        <h3 className="plain-heading">Must-See Highlights</h3> <DotList items={highlights} />
      </div>
      {notice && <BarList bar="advice" items={[notice]} />}
      <Details summary="Getting there, rain, steps">
        <TermList items={arrivalFacts(sight)} />
        <p>
          <GeoLink name={shortName} location={location} /> <GeoText location={location} />
        </p>
      </Details>
    </PictureCard>
  );
}

/** The ways there: on foot, by jeepney, by taxi. */
export function waysText(destination: Destination): string {
  const { onFoot = [], jeepney, location, stairSteps } = destination;
  const { baguio } = terminalById;
  const walks = onFoot.map(({ from, way }, index) => {
    const minutes = walkingMinutes(placeById(from).location, location, stairSteps);
    return `${index === 0 ? unitText(minutes, "minutes") : minutes} ${way}`;
  });
  return [
    walks.length > 0 && `On foot: ${walks.join(", ")}.`,
    jeepney &&
      `Jeepney ${jeepney.boarding}, ${unitText(jeepney.ride, "minutes")}. Get off ${jeepney.getOff}.`,
    jeepney && `Taxi from ${baguio.street}: ${priceText(taxiFare(baguio.location, location))}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What and where it is: "Viewpoint, 3.3 km east and 74 m higher". Heights too small to feel are left out. */
export function whereText(destination: Destination): string {
  const { id, type, height } = destination;
  if (id === cityCenter.id) {
    return type;
  }
  const place = `${type}, ${distanceText(cityCenter.location, destination)}`;
  const climb = (height ?? 0) - (cityCenter.height ?? 0);
  return height === undefined || Math.abs(climb) < 20
    ? place
    : `${place} and ${unitText(Math.abs(climb), "m")} ${climb > 0 ? "higher" : "lower"}`;
}

/** "Night Market, 5 minutes on foot; Public Market, 11 minutes on foot": places to combine it with. */
export function nearText({ near = [], location, stairSteps = 0 }: Destination): string {
  return near
    .map(placeById)
    .map((place) => {
      const minutes = walkingMinutes(location, place.location, stairSteps + (place.stairSteps ?? 0));
      const way =
        minutes <= maxWalk
          ? `${unitText(minutes, "minutes")} on foot`
          : `${unitText(Math.round(straightMeters(location, place.location) / 100) / 10, "km")}, by taxi`;
      return `${place.name}, ${way}`;
    })
    .join("; ");
}

/** What readers decide by, in the same order for every sight. The id is that of its icon. */
export function visitFacts({ timeNeeded, bestTime, hours, entrance }: Destination) {
  return [
    { id: "time", term: "Time", text: `${timeNeeded}, best ${bestTime}` },
    { id: "entrance", term: "Entrance", text: entrance },
    ...(hours ? [{ id: "open" as const, term: "Open", text: hours }] : []),
  ] as const;
}

/** What helps on the way there. */
export function arrivalFacts(destination: Destination) {
  const { slope, steps } = destination.access;
  const near = nearText(destination);
  return [
    { id: "way", term: "Get there", text: waysText(destination) },
    ...(near ? [{ id: "near", term: "Near", text: `${near}.` }] : []),
    { id: "rain", term: "In rain", text: `${destination.inRain}.` },
    { id: "access", term: "Slopes and steps", text: sentenceOf([slope, steps].filter(Boolean).join(", ")) },
  ];
}

/** "Almost flat, paved." */
function sentenceOf(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
