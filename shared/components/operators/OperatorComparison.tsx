import { boardingNames, busTypesText, unconfirmedMark } from "../../content/derived/operator-texts.ts";
import { operatorDepartures } from "../../content/derived/timetable.ts";
import {
  operators as allOperators,
  fareRange,
  isUnconfirmed,
  type Operator,
} from "../../content/operators.ts";
import { operatorPath, paths } from "../../paths.ts";
import { Chip } from "../controls/Chip.tsx";
import styles from "./OperatorComparison.module.css";
import { OperatorName } from "./OperatorName.tsx";

interface OperatorComparisonProps {
  /** In the order of the rows. */
  readonly operators: readonly Operator[];
  /** Says what is compared, and the order. */
  readonly caption: string;
}

/** The columns after the name. */
const measures = [
  { id: "fare", heading: "Fare" },
  {
    id: "trips",
    heading: (
      <>
        Trips<span className={styles.unit}> a&nbsp;day</span>
      </>
    ),
  },
  { id: "from", heading: "Leaves from" },
  { id: "early", heading: "Be there before" },
  { id: "types", heading: "Bus types" },
  { id: "times", heading: "Times" },
] as const;

/** What a chip chooses where only one or two columns have room. Each is named by its first column. */
const chips = [
  { value: "fare", label: "Fare, trips" },
  { value: "from", label: "From" },
  { value: "early", label: "Times" },
  { value: "types", label: "Types" },
] as const;

/** What most companies share: the others stand out. */
const usual = {
  early: mostFrequent(allOperators.map(({ arriveEarly }) => arriveEarly)),
  types: mostFrequent(allOperators.map(busTypesText)),
};

function mostFrequent(texts: readonly string[]): string | undefined {
  const count = (text: string) => texts.filter((other) => other === text).length;
  return texts.toSorted((a, b) => count(b) - count(a))[0];
}

/** All operators in one table. */
export function OperatorComparison({ operators, caption }: OperatorComparisonProps) {
  return (
    <div className={styles.comparison}>
      <fieldset className={styles.chips}>
        <legend className="sr-only">Compare by</legend>
        {chips.map(({ value, label }, index) => (
          <Chip key={value} name="measure" value={value} defaultChecked={index === 0}>
            {label}
          </Chip>
        ))}
      </fieldset>
      <table className={styles.table} data-nosnippet="">
        <caption className={styles.caption}>
          {caption}
          {operators.some(isUnconfirmed) && <span className={styles.doubt}>{` * ${unconfirmedMark}`}</span>}
        </caption>
        <thead>
          <tr>
            <th scope="col">Company</th>
            {measures.map(({ id, heading }) => (
              <th key={id} scope="col" className={`${styles.measure} ${styles[id]}`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {operators.map((operator) => (
            <Row key={operator.slug} operator={operator} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly operator: Operator;
}

function Row({ operator }: RowProps) {
  const { slug, shortName, tripsPerDay, arriveEarly } = operator;
  const [firstDeparture] = operatorDepartures(slug);
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <OperatorName
          slug={slug}
          name={isUnconfirmed(operator) ? `${shortName}\u00a0*` : shortName}
          href={operatorPath(slug)}
        />
      </th>
      <td className={`${styles.measure} ${styles.fare}`}>
        <b>{fareRange(operator)}</b>
      </td>
      <td className={`${styles.measure} ${styles.trips}`}>
        <b>{tripsPerDay}</b>
      </td>
      <td className={`${styles.measure} ${styles.from}`} translate="no">
        {boardingNames(operator)}
      </td>
      <td className={`${styles.measure} ${styles.early}`}>
        <Text text={arriveEarly} usual={usual.early} />
      </td>
      <td className={`${styles.measure} ${styles.types}`}>
        <Text text={busTypesText(operator)} usual={usual.types} />
      </td>
      <td className={`${styles.measure} ${styles.times}`}>
        {firstDeparture ? (
          <a href={`${paths.schedules}#${firstDeparture.id}`}>in this guide</a>
        ) : (
          "at the counter"
        )}
      </td>
    </tr>
  );
}

interface TextProps {
  readonly text: string;
  /** What most rows say. */
  readonly usual: string | undefined;
}

/** A text of a cell, stressed where it differs from most. */
function Text({ text, usual }: TextProps) {
  return text === usual ? text : <strong>{text}</strong>;
}
