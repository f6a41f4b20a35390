import type { Season } from "../../content/schema/getting-there.ts";
import styles from "./SeasonList.module.css";

export function SeasonList({ seasons }: { readonly seasons: readonly Season[] }) {
  return (
    <ul className="ruled">
      {seasons.map(({ months, name, text }) => (
        <li key={months}>
          <div className={`row ${styles.head}`}>
            <h3>{months}</h3>
            <b>{name}</b>
          </div>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
