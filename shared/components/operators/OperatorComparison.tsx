import type { ReactNode } from "react";
import {
  boardingNames,
  busTypesText,
  comparisonCaptions,
  starredText,
  unconfirmedMark,
  unconfirmedMeaning,
} from "../../content/derived/operator-texts.ts";
import { operatorDepartures } from "../../content/derived/timetable.ts";
import { minutesText } from "../../content/formulas/amounts.ts";
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
}

/** What a chip chooses where only one or two columns fit. Each is named by its first column. */
const chips = [
  { value: "fare", label: "Fare, trips" },
  { value: "from", label: "From" },
  { value: "early", label: "Times" },
  { value: "types", label: "Types" },
] as const;

/** The most frequent texts: the others stand out. */
const usual = {
  early: mostFrequent(allOperators.map(({ earlyMinutes }) => minutesText(earlyMinutes))),
  types: mostFrequent(allOperators.map(busTypesText)),
};

function mostFrequent(texts: readonly string[]): string | undefined {
  const count = (text: string) => texts.filter((other) => other === text).length;
  return texts.toSorted((a, b) => count(b) - count(a))[0];
}

interface Measure {
  readonly id: keyof typeof styles;
  readonly heading: ReactNode;
  readonly cell: (operator: Operator) => ReactNode;
  readonly translate?: "no";
}

const measures: readonly Measure[] = [
  { id: "fare", heading: "Fare", cell: (operator) => <b>{fareRange(operator)}</b> },
  {
    id: "trips",
    heading: (
      <>
        Trips<span className={styles.unit}> a&nbsp;day</span>
      </>
    ),
    cell: ({ tripsPerDay }) => <b>{tripsPerDay}</b>,
  },
  { id: "from", heading: "Leaves from", cell: boardingNames, translate: "no" },
  {
    id: "early",
    heading: "Be there before",
    cell: ({ earlyMinutes }) => <Text text={minutesText(earlyMinutes)} usual={usual.early} />,
  },
  {
    id: "types",
    heading: "Bus types",
    cell: (operator) => <Text text={busTypesText(operator)} usual={usual.types} />,
  },
  {
    id: "times",
    heading: "Times",
    cell: ({ slug }) => {
      const [firstDeparture] = operatorDepartures(slug);
      return firstDeparture ? (
        <a href={`${paths.schedules}#${firstDeparture.id}`}>in this guide</a>
      ) : (
        "at the counter"
      );
    },
  },
];

export function OperatorComparison({ operators }: OperatorComparisonProps) {
  return (
    <div className={styles.comparison}>
      <fieldset className={`row ${styles.chips}`} data-nosnippet="">
        <legend className="sr-only">Compare by</legend>
        {chips.map(({ value, label }, index) => (
          <Chip key={value} name="measure" value={value} defaultChecked={index === 0}>
            {label}
          </Chip>
        ))}
      </fieldset>
      <div className="scroll">
        {" "}
        <table className={`table ${styles.table}`} data-nosnippet="">
          <caption className={`fine ${styles.caption}`}>
            {chips.map(({ value }) => (
              <span key={value} className={`${styles.measure} ${styles[value]}`}>
                {`${comparisonCaptions[value]} `}
              </span>
            ))}
            {operators.some(isUnconfirmed) && <b>{`${unconfirmedMark} ${unconfirmedMeaning}`}</b>}
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
      </div>{" "}
    </div>
  );
}

function Row({ operator }: { readonly operator: Operator }) {
  const { slug, shortName } = operator;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <OperatorName
          slug={slug}
          name={starredText(shortName, isUnconfirmed(operator))}
          href={operatorPath(slug)}
        />
      </th>
      {measures.map(({ id, cell, translate }) => (
        <td key={id} className={`${styles.measure} ${styles[id]}`} translate={translate}>
          {cell(operator)}
        </td>
      ))}
    </tr>
  );
}

interface TextProps {
  readonly text: string;
  readonly usual: string | undefined;
}

function Text({ text, usual }: TextProps) {
  return text === usual ? text : <strong>{text}</strong>;
}
