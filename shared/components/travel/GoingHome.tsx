import { baguioStops, goingHome } from "../../content/going-home.ts";
import { operators } from "../../content/operators.ts";
import { OperatorName } from "../operators/OperatorName.tsx";
import { BarList } from "../text/BarList.tsx";
import styles from "./GoingHome.module.css";

const stops = Object.entries(baguioStops).map(([id, stop]) => ({
  ...stop,
  id,
  companies: operators.filter(({ baguioStop }) => baguioStop === id),
}));

/** The way back to Manila: where each company loads in Baguio, what is known of the times, and advice. */
export function GoingHome() {
  return (
    <div>
      <p>{goingHome.places}</p>
      <div className={`stack ${styles.home}`}>
        <ul className="ruled">
          {stops.map(({ id, place, text, companies }) => (
            <li key={id} className={`stack ${styles.stop}`}>
              <p className={`row ${styles.companies}`}>
                {companies.map(({ slug, shortName }) => (
                  <OperatorName key={slug} slug={slug} name={shortName} />
                ))}
              </p>
              <p>
                <b>{`${place}. `}</b>
                {text}
              </p>
            </li>
          ))}
        </ul>
        <div>
          <BarList mark="fact" items={goingHome.facts} />
          <BarList mark="advice" items={goingHome.advice} />
        </div>
      </div>
    </div>
  );
}
