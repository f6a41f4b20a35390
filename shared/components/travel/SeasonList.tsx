import { monthsText } from "../../content/formulas/dates.ts";
import { seasons } from "../../content/getting-there.ts";

export function SeasonList() {
  return (
    <ul className="ruled">
      {seasons.map(({ months, name, text }) => (
        <li key={name}>
          <div className="row">
            <h3>{monthsText(months)}</h3>
            <b>{name}</b>
          </div>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
