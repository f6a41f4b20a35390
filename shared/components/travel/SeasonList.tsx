import { seasons } from "../../content/getting-there.ts";

export function SeasonList() {
  return (
    <ul className="ruled">
      {seasons.map(({ months, name, text }) => (
        <li key={months}>
          <div className="row">
            <h3>{months}</h3>
            <b>{name}</b>
          </div>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
