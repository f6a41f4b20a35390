import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { Slot, TranslatableText } from "./Slot.tsx";
import styles from "./Tabs.module.css";
import { useOpenPanel } from "./use-open-panel.ts";

interface Tab {
  /** The id of its panel: "by-bus". */
  readonly id: string;
  readonly name: string;
}

interface TabsProps {
  /** What the tabs choose between, for screen readers: "Ways to get there". */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** By the id of a tab: what it shows beside its name, and its panel. */
  readonly slots?: Readonly<Record<string, { readonly tab: ReactElement; readonly panel: ReactElement }>>;
}

/**
 * Tabs with one open panel, in the tabs pattern of the ARIA Authoring Practices. Without script, the tabs are links
 * and every panel is visible. Until hydration, the style sheet opens the panel in the address.
 */
export function Tabs({ label, tabs, slots }: TabsProps) {
  const [open, setOpen] = useOpenPanel(tabs);
  const isHydrated = open !== undefined;

  const choose = (event: KeyboardEvent | MouseEvent, tab: Tab | undefined) => {
    if (tab && !hasModifier(event)) {
      event.preventDefault();
      setOpen(tab.id);
      document.getElementById(`${tab.id}-tab`)?.focus();
      // Replaces the history entry, so that Back leaves the page. Last, because Safari refuses if a key is held for long.
      history.replaceState(null, "", `#${tab.id}`);
    }
  };

  return (
    <div className={classNames("to-edges", !isHydrated && styles.waiting)}>
      <nav className={styles.list} aria-label={label} role={isHydrated ? "tablist" : undefined}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`${tab.id}-tab`}
            className={styles.tab}
            href={`#${tab.id}`}
            onClick={(event) => choose(event, tab)}
            onKeyDown={(event) => choose(event, nextTab(event.key, tab, tabs))}
            {...(isHydrated && {
              role: "tab",
              "aria-controls": tab.id,
              "aria-selected": tab.id === open,
              tabIndex: tab.id === open ? 0 : -1,
            })}
          >
            <TranslatableText>{tab.name}</TranslatableText>
            <Slot>{slots?.[tab.id]?.tab}</Slot>
          </a>
        ))}
      </nav>
      <div>
        {tabs.map(({ id }) => (
          <Panel key={id} id={id} hydrated={isHydrated} opened={id === open} onMatch={() => setOpen(id)}>
            <Slot>{slots?.[id]?.panel}</Slot>
          </Panel>
        ))}
      </div>
    </div>
  );
}

interface PanelProps {
  readonly id: string;
  readonly hydrated: boolean;
  readonly opened: boolean;
  /** Called when the browser's find-in-page has found something in the closed panel. */
  readonly onMatch: () => void;
  readonly children: ReactNode;
}

function Panel({ id, hydrated, opened, onMatch, children }: PanelProps) {
  // React can write neither "until-found", with which find-in-page searches a closed panel, nor this listener.
  const openOrClose = (panel: HTMLElement | null) => {
    if (panel && hydrated) {
      panel.hidden = opened ? false : "until-found";
      panel.onbeforematch = onMatch;
    }
  };
  return (
    <div
      ref={openOrClose}
      id={id}
      className={styles.panel}
      // A closed panel keeps its box, which must not take the focus.
      {...(hydrated && {
        role: "tabpanel",
        "aria-labelledby": `${id}-tab`,
        tabIndex: opened ? 0 : -1,
      })}
    >
      {children}
    </div>
  );
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Returns the tab that a key selects. Arrows wrap around. Home selects the first, End the last, Space the focused. */
export function nextTab<T>(key: string, focused: T, tabs: readonly T[]): T | undefined {
  const index = tabs.indexOf(focused);
  const first = tabs[0];
  const last = tabs[tabs.length - 1];
  const selected: Readonly<Record<string, T | undefined>> = {
    ArrowRight: tabs[index + 1] ?? first,
    ArrowLeft: tabs[index - 1] ?? last,
    Home: first,
    End: last,
    " ": focused,
  };
  return selected[key];
}
