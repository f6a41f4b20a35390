import { useEffect, useRef, useState } from "react";
import { allOrigins } from "../contract/origins.ts";
import { allOriginsName, filteredText } from "../contract/script-texts.ts";
import styles from "./ScheduleFilter.module.css";
import { TranslatableText } from "./Slot.tsx";

interface FilterTerminal {
  /** "cubao": the value of its chip, and of `data-origin` on what belongs to it. */
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/**
 * Chooses a terminal: one chip for all of them, then one for each. The checked radio button is the choice, and all else
 * follows it: the style sheet hides what belongs to other terminals, even without script; client/choose-origin.ts keeps
 * the choice in the address; once hydrated, this island announces the number of departures.
 */
export function ScheduleFilter({ terminals }: { readonly terminals: readonly FilterTerminal[] }) {
  const all = {
    id: allOrigins,
    name: allOriginsName,
    count: terminals.reduce((sum, { count }) => sum + count, 0),
  };
  const choices = [all, ...terminals];
  /** The id of the chosen terminal. Undefined until the first choice, so that nothing is announced before. */
  const [announced, setAnnounced] = useState<string>();
  const chips = useRef<HTMLFieldSetElement>(null);
  const choice = choices.find(({ id }) => id === announced);

  // The first choice loads this script, so it comes before hydration.
  useEffect(() => {
    const chosen = chips.current?.querySelector<HTMLInputElement>(`:checked:not([value="${allOrigins}"])`);
    setAnnounced(chosen?.value);
  }, []);

  return (
    <>
      <fieldset ref={chips} className={styles.chips}>
        <legend className="sr-only">
          <TranslatableText>Show departures from</TranslatableText>
        </legend>
        <div className={`wrap row ${styles.choices}`}>
          {choices.map(({ id, name }) => (
            <label
              key={id}
              className={`boxed tap ${styles.chip}`}
              translate={id === allOrigins ? undefined : "no"}
            >
              <input
                className={styles.radio}
                type="radio"
                name="origin"
                value={id}
                // The browser holds the choice, because the reader may choose before hydration.
                defaultChecked={id === allOrigins}
                onChange={() => setAnnounced(id)}
              />
              <TranslatableText>{name}</TranslatableText>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="sr-only" role="status">
        {choice && filteredText(choice.name, choice.count)}
      </p>
    </>
  );
}
