import { useLayoutEffect, useRef, useState } from "react";
import { allOrigins } from "../contract/origins.ts";
import { allOriginsName, departureCountText } from "../contract/script-texts.ts";
import styles from "./ScheduleFilter.module.css";
import { TranslatableText } from "./TranslatableText.tsx";

interface FilterTerminal {
  /** "cubao": the value of its chip, and the `data-origin` of what belongs to it. */
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/**
 * Chooses a terminal: one chip for all of them, then one for each. The chips are radio buttons, and the style sheet
 * hides what belongs to other terminals, so they work without script. Once hydrated, it announces the number of
 * departures. client/choose-origin.ts keeps the choice in the address.
 */
export function ScheduleFilter({ terminals }: { readonly terminals: readonly FilterTerminal[] }) {
  /** Undefined until the reader or the address has chosen. */
  const [chosen, setChosen] = useState<string>();
  const chips = useRef<HTMLFieldSetElement>(null);

  // Keeps the choice that the reader or the address made before hydration.
  useLayoutEffect(() => {
    const checked = chips.current?.querySelector<HTMLInputElement>(":checked")?.value;
    if (checked !== allOrigins) {
      setChosen(checked);
    }
  }, []);

  const choices = [
    {
      id: allOrigins,
      name: allOriginsName,
      count: terminals.reduce((sum, { count }) => sum + count, 0),
    },
    ...terminals,
  ];
  const current = choices.find(({ id }) => id === chosen);
  const announcement =
    current &&
    (chosen === allOrigins
      ? `All ${departureCountText(current.count)}`
      : `${departureCountText(current.count)} from ${current.name}`);

  return (
    <>
      <fieldset ref={chips} className={styles.chips}>
        <legend className="sr-only">
          <TranslatableText>Show departures from</TranslatableText>
        </legend>
        <div className={`wrap row ${styles.choices}`}>
          {choices.map((choice) => (
            <label
              key={choice.id}
              className={`boxed tap bold ${styles.chip}`}
              translate={choice.id === allOrigins ? undefined : "no"}
            >
              <input
                className={styles.radio}
                type="radio"
                name="origin"
                value={choice.id}
                checked={choice.id === (chosen ?? allOrigins)}
                onChange={() => setChosen(choice.id)}
              />
              <TranslatableText>{choice.name}</TranslatableText>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  );
}
