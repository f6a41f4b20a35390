import { useLayoutEffect, useRef, useState } from "react";
import { Chip } from "../components/controls/Chip.tsx";
import { allOrigins, allOriginsName, departuresText } from "../universal/departures.ts";
import { chosenOrigin, originAddress, showTarget } from "./origin-address.ts";
import styles from "./ScheduleFilter.module.css";

interface FilterTerminal {
  /** "cubao": the value of its chip, and the beginning of the ids of its rows. */
  readonly id: string;
  readonly name: string;
  /** The number of its departures. */
  readonly count: number;
}

interface ScheduleFilterProps {
  readonly terminals: readonly FilterTerminal[];
}

/**
 * Chooses a terminal: one chip for all of them, then one for each. The chips are radio buttons, and the style
 * sheet hides what does not belong to the checked one, so they work without script. Hydrated, the choice is
 * in the address, and the number of departures is announced.
 */
export function ScheduleFilter({ terminals }: ScheduleFilterProps) {
  const [chosen, setChosen] = useState<string>(allOrigins);
  const [isAnnounced, setAnnounced] = useState(false);
  const chips = useRef<HTMLFieldSetElement>(null);

  // Keeps what is chosen when React arrives: by the reader's tap, or by the address.
  useLayoutEffect(() => {
    const known = terminals.map((terminal) => terminal.id);
    const served = chips.current?.querySelector<HTMLInputElement>(":checked")?.value ?? allOrigins;
    setChosen(served);
    if (served !== (chosenOrigin(location.hash, known) ?? allOrigins)) {
      history.replaceState(null, "", originAddress(served));
      setAnnounced(true);
    }
    const followAddress = () => {
      showTarget();
      setChosen((chosen) => chosenOrigin(location.hash, known) ?? chosen);
      setAnnounced(true);
    };
    addEventListener("popstate", followAddress);
    return () => removeEventListener("popstate", followAddress);
  }, [terminals]);

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
    isAnnounced && current
      ? departuresText(current.count, chosen === allOrigins ? undefined : current.name)
      : "";
  const choose = (origin: string) => {
    setChosen(origin);
    setAnnounced(true);
    // As with tabs, Back leaves the page, however many terminals were chosen.
    history.replaceState(null, "", originAddress(origin));
  };

  return (
    <>
      <fieldset ref={chips} className={styles.chips}>
        <legend className="sr-only" suppressHydrationWarning>
          Show departures from
        </legend>
        <div className={`wrap ${styles.row}`}>
          {choices.map((choice) => (
            <Chip
              key={choice.id}
              name="origin"
              value={choice.id}
              checked={choice.id === chosen}
              onChange={() => choose(choice.id)}
            >
              <span translate={choice.id === allOrigins ? undefined : "no"} suppressHydrationWarning>
                {choice.name}
              </span>
            </Chip>
          ))}
        </div>
      </fieldset>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  );
}
