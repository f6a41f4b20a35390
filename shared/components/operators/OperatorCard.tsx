import {
  boardingText,
  busTypesText,
  firstTerminalText,
  operatorRoutes,
} from "../../content/derived/operator-texts.ts";
import { fareRange, type Operator, regularFares } from "../../content/operators.ts";
import { operatorPath } from "../../paths.ts";
import { BarList } from "../text/BarList.tsx";
import { Details } from "../text/Details.tsx";
import { DotList } from "../text/DotList.tsx";
import { CardLink } from "./CardLink.tsx";
import { DirectoryCard } from "./DirectoryCard.tsx";
import styles from "./OperatorCard.module.css";
import { RoadScene } from "./RoadScene.tsx";
import transition from "./transition.module.css";

interface OperatorCardProps {
  readonly operator: Operator;
  /** With little sky above its bus, as every card is on a phone. */
  readonly isCompact?: boolean;
  /** Whether its bus drives under a golden sky. */
  readonly hasGlow?: boolean;
}

/** An operator in the directory. Its foot unfolds the routes, and leads to its profile. */
export function OperatorCard({ operator, isCompact = false, hasGlow = false }: OperatorCardProps) {
  const { slug, name, lead, description, tripsPerDay, features } = operator;
  const routes = operatorRoutes(operator);
  const types = regularFares(operator).length;
  return (
    <DirectoryCard
      id={slug}
      picture={
        <div className={`${styles.bus} ${transition.from}`}>
          <RoadScene slugs={[slug]} hasGlow={hasGlow} />
        </div>
      }
      isTall={!isCompact}
      title={<h3 translate="no">{name}</h3>}
      price={fareRange(operator)}
      foot={
        <>
          <div className={styles.routes}>
            <Details summary={`View All Routes (${routes.length})`}>
              <BarList mark="fact" items={routes} />
            </Details>
          </div>
          <CardLink href={operatorPath(slug)}>{`View ${name}`}</CardLink>
        </>
      }
    >
      <p className={styles.trips}>{`${tripsPerDay} trips a day from ${boardingText(operator)}`}</p>
      <p>{`${lead} ${description}`}</p>
      <div className={styles.facts}>
        <p>{firstTerminalText(operator)}</p>
        <p>{`${types} bus types: ${busTypesText(operator)}`}</p>
        <DotList items={features} />
      </div>
    </DirectoryCard>
  );
}
