import { classLetter, letteredClasses } from "../../content/derived/board.ts";
import { timetableOperators } from "../../content/schedule.ts";
import { OperatorName } from "../text/OperatorName.tsx";
import styles from "./DaySheetKey.module.css";

export function DaySheetKey() {
  return (
    <ul className={`row ${styles.key}`}>
      {timetableOperators.map((operator) => (
        <li key={operator.slug}>
          <OperatorName operator={operator} />
        </li>
      ))}
      {letteredClasses.map((busType) => (
        <li key={busType}>
          <b>{classLetter(busType)}</b>
          {` ${busType}`}
        </li>
      ))}
    </ul>
  );
}
