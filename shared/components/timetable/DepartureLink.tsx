import { classLetter, type ScheduleEntry } from "../../content/derived/timetable.ts";
import { priceText } from "../../format.ts";
import { clockParts, format12Hour } from "../../time/clock.ts";
import { stripedClasses } from "../operators/OperatorName.tsx";
import styles from "./DepartureLink.module.css";

/** Screen readers read all of a departure. A screen shows the minute, stripes, pesos and the letter of the class. */
export function DepartureLink({ entry }: { readonly entry: ScheduleEntry }) {
  const { id, minutes, operator, operatorSlug, busType, price } = entry;
  const [, minute] = clockParts(minutes);
  const letter = classLetter(busType);
  return (
    <a className={`plain-link ${styles.link}`} href={`#${id}`}>
      <span className="sr-only">{`${format12Hour(minutes)}, ${operator}, ${priceText(price)}, ${busType}`}</span>
      <span aria-hidden="true">
        <b className={styles.minute}>{minute}</b>
        <span className={`${stripedClasses(operatorSlug)} ${styles.stripes}`}>
          <span className={styles.company}>{operator}</span>
        </span>
        {price}
        {letter && <b className={styles.letter}>{letter}</b>}
      </span>
    </a>
  );
}
