import { seasons } from "../../content/getting-there.ts";
import styles from "./SeasonList.module.css";

export function SeasonList() {
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
