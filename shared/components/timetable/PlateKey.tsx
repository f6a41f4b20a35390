import { classLetter } from "../../content/derived/board.ts";
import type { TimetableOperator } from "../../content/derived/timetable.ts";
import { OperatorName } from "../operators/OperatorName.tsx";
import styles from "./PlateKey.module.css";

interface PlateKeyProps {
  readonly operators: readonly TimetableOperator[];
  readonly classes: readonly string[];
}

export function PlateKey({ operators, classes }: PlateKeyProps) {
  return (
    <ul className={`row ${styles.key}`}>
      {operators.map(({ slug, name }) => (
        <li key={slug}>
          <OperatorName slug={slug} name={name} />
        </li>
      ))}
      {classes.map((busType) => (
        <li key={busType}>
          <b>{classLetter(busType)}</b> {busType}
        </li>
      ))}
    </ul>
  );
}
