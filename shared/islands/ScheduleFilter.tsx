import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { format12Hour, format24Hour, manilaMinutes } from "../clock.ts";
import { nextDeparture, waitText } from "../departures.ts";
import { addressOf, originInAddress } from "./origin-address.ts";
import styles from "./ScheduleFilter.module.css";

interface FilterTerminal {
  /** "cubao": the value of its chip, and how the ids of its rows begin. */
  readonly id: string;
  readonly name: string;
  /** Departures in minutes after midnight, in order. */
  readonly departures: readonly number[];
}

interface ScheduleFilterProps {
  readonly id: string;
  /** Name of the radio buttons. */
  readonly name: string;
  readonly terminals: readonly FilterTerminal[];
}

const all = "all";

/**
 * The choice of a terminal: one chip for all of them, then one for each. The chips are radio buttons, and the
 * style sheet hides what does not belong to the chosen one, so they work without script. Hydrated, the choice
 * is in the address, the count is announced, and the next departure of each terminal is marked.
 */
export function ScheduleFilter({ id, name, terminals }: ScheduleFilterProps) {
  const [chosen, setChosen] = useState(all);
  const [announcement, setAnnouncement] = useState("");
  const now = useManilaMinutes();
  const chips = useRef<HTMLFieldSetElement>(null);
  const ids = terminals.map((terminal) => terminal.id).join(" ");

  // The reader may have tapped a chip before the script arrived: that choice stands, else the address decides.
  useLayoutEffect(() => {
    const known = ids.split(" ");
    const tapped = chips.current?.querySelector<HTMLInputElement>(":checked")?.value ?? all;
    if (tapped === all) {
      setChosen(originInAddress(location.hash, known) ?? all);
    } else {
      setChosen(tapped);
      history.replaceState(null, "", addressOf(tapped));
    }
    const followAddress = () => {
      const origin = location.hash === "" ? all : originInAddress(location.hash, known);
      if (origin !== undefined) {
        setChosen(origin);
      }
      // The browser could not scroll to a row while it was hidden.
      const target = document.getElementById(location.hash.slice(1));
      if (target?.getClientRects().length === 0) {
        requestAnimationFrame(() => target.scrollIntoView());
      }
    };
    addEventListener("popstate", followAddress);
    return () => removeEventListener("popstate", followAddress);
  }, [ids]);

  const choices = [
    {
      value: all,
      label: "All Terminals",
      count: terminals.reduce((sum, { departures }) => sum + departures.length, 0),
    },
    ...terminals.map((terminal) => ({
      value: terminal.id,
      label: terminal.name,
      count: terminal.departures.length,
    })),
  ];
  const choose = (value: string, label: string, count: number) => {
    setChosen(value);
    setAnnouncement(value === all ? `All ${count} departures` : `${count} departures from ${label}`);
    history.pushState(null, "", addressOf(value));
  };

  return (
    <>
      <fieldset ref={chips} id={id} className={styles.chips}>
        <legend className="vh" suppressHydrationWarning>
          Show departures from
        </legend>
        <div className={`wrap ${styles.row}`}>
          {choices.map(({ value, label, count }) => (
            <label key={value} id={value === all ? undefined : `from-${value}`} className={styles.chip}>
              <input
                className={styles.radio}
                type="radio"
                name={name}
                value={value}
                checked={value === chosen}
                onChange={() => choose(value, label, count)}
              />
              <span translate={value === all ? undefined : "no"} suppressHydrationWarning>
                {label}
              </span>
              <span className={styles.count} suppressHydrationWarning>
                {count}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <ul className={`wrap ${styles.next}`}>
        {terminals.map((terminal) => (
          <NextBus key={terminal.id} terminal={terminal} now={now} />
        ))}
      </ul>
      <p className="vh" role="status">
        {announcement}
      </p>
    </>
  );
}

interface NextBusProps {
  readonly terminal: FilterTerminal;
  readonly now: number | undefined;
}

/** First and last bus of a terminal; hydrated, the next one, whose row in the timetable is marked. */
function NextBus({ terminal: { id, name, departures }, now }: NextBusProps) {
  const next = now === undefined ? undefined : nextDeparture(departures, now);
  const rowId = next && `${id}-${format24Hour(next.minutes).replace(":", "")}`;

  useEffect(() => {
    const row = rowId === undefined ? null : document.getElementById(rowId);
    row?.setAttribute("aria-current", "time");
    return () => row?.removeAttribute("aria-current");
  }, [rowId]);

  const [first = 0] = departures;
  const last = departures.at(-1) ?? 0;
  let text = `first bus ${format12Hour(first)}, last ${format12Hour(last)}`;
  if (next !== undefined) {
    text = next.isTomorrow
      ? `first bus tomorrow ${format12Hour(next.minutes)}`
      : `next scheduled bus ${format12Hour(next.minutes)}, ${waitText(next.wait)}`;
  }
  return (
    <li data-origin={id}>
      <b translate="no">{name}</b> <span suppressHydrationWarning>{text}</span>
    </li>
  );
}

/** The minute of the day in Manila, followed by the clock; undefined on the server, which knows no time. */
function useManilaMinutes(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      setNow(manilaMinutes(new Date()));
      clearTimeout(timer);
      timer = window.setTimeout(tick, 60_000 - (Date.now() % 60_000));
    };
    tick();
    // A phone that was asleep has missed its ticks.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
  return now;
}
