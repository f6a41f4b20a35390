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
import { DirectoryCard } from "./DirectoryCard.tsx";
import { RoadScene } from "./RoadScene.tsx";
import transition from "./transition.module.css";

interface OperatorCardProps {
  readonly operator: Operator;
  /** Whether its bus drives under a golden sky. */
  readonly hasGlow: boolean;
}

export function OperatorCard({ operator, hasGlow }: OperatorCardProps) {
  const { slug, name, lead, description, tripsPerDay, features } = operator;
  const routes = operatorRoutes(operator);
  const types = regularFares(operator).length;
  return (
    <DirectoryCard
      id={slug}
      picture={<RoadScene slugs={[slug]} hasGlow={hasGlow} className={transition.from} />}
      title={<h3 translate="no">{name}</h3>}
      price={fareRange(operator)}
      details={
        <Details summary={`View All Routes (${routes.length})`}>
          <BarList mark="fact" items={routes} />
        </Details>
      }
      links={[{ href: operatorPath(slug), text: `View ${name}` }]}
    >
      <b>{`${tripsPerDay} trips a day from ${boardingText(operator)}`}</b>
      <p>{`${lead} ${description}`}</p>
      <div className="fine">
        <p>{firstTerminalText(operator)}</p>
        <p>{`${types} bus types: ${busTypesText(operator)}`}</p>
        <DotList items={features} />
      </div>
    </DirectoryCard>
  );
}
