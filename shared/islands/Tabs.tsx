import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "../styles/class-names.ts";
import { Slot, TranslatableText } from "./Slot.tsx";
import styles from "./Tabs.module.css";

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
  /** The open tab; undefined until hydration. */
  const [chosen, setChosen] = useState<number>();
  const isHydrated = chosen !== undefined;
  const tabList = useRef<HTMLElement>(null);

  // Opens the panel with the target of the address; at first, without one, the first panel.
  useLayoutEffect(() => {
    const openTarget = () => {
      const target = document.getElementById(location.hash.slice(1));
      const index = tabs.findIndex(({ id }) => document.getElementById(id)?.contains(target));
      const wasHidden = target?.closest("[hidden]");
      const before = target?.getBoundingClientRect().top ?? 0;
      setChosen((open = 0) => (index < 0 ? open : index));
      requestAnimationFrame(() => {
        if (wasHidden) {
          // The browser could not scroll to it.
          target?.scrollIntoView();
        } else if (target) {
          // Panels above it may have closed.
          scrollBy({ top: target.getBoundingClientRect().top - before, behavior: "instant" });
        }
      });
    };
    openTarget();
    addEventListener("hashchange", openTarget);
    return () => removeEventListener("hashchange", openTarget);
  }, [tabs]);

  // React cannot write "until-found", with which the browser's find-in-page searches a closed panel, nor hear of a match.
  useLayoutEffect(() => {
    for (const [index, { id }] of tabs.entries()) {
      const panel = document.getElementById(id);
      if (panel && chosen !== undefined) {
        if (index === chosen) {
          panel.removeAttribute("hidden");
        } else {
          panel.setAttribute("hidden", "until-found");
        }
        panel.onbeforematch = () => setChosen(index);
      }
    }
  }, [tabs, chosen]);

  const choose = (index: number) => {
    const tab = tabs[index];
    if (tab) {
      setChosen(index);
      // Replaces the history entry, so that Back leaves the page.
      history.replaceState(null, "", `#${tab.id}`);
    }
  };
  const onClick = (event: MouseEvent, index: number) => {
    if (!hasModifier(event)) {
      event.preventDefault();
      choose(index);
    }
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = event.key === " " ? index : nextTab(event.key, index, tabs.length);
    if (next !== undefined && !hasModifier(event)) {
      event.preventDefault();
      // Before the address changes, which Safari refuses if a key is held for long.
      tabList.current?.querySelectorAll("a")[next]?.focus();
      choose(next);
    }
  };

  return (
    <div className={classNames("to-edges", !isHydrated && styles.waiting)}>
      <nav ref={tabList} className={styles.list} aria-label={label} role={isHydrated ? "tablist" : undefined}>
        {tabs.map(({ id, name }, index) => (
          <a
            key={id}
            id={`${id}-tab`}
            className={`bold ${styles.tab}`}
            href={`#${id}`}
            onClick={(event) => onClick(event, index)}
            onKeyDown={(event) => onKeyDown(event, index)}
            {...(isHydrated && {
              role: "tab",
              "aria-controls": id,
              "aria-selected": index === chosen,
              tabIndex: index === chosen ? 0 : -1,
            })}
          >
            <TranslatableText>{name}</TranslatableText>
            <Slot>{slots?.[id]?.tab}</Slot>
          </a>
        ))}
      </nav>
      <div>
        {tabs.map(({ id }, index) => (
          <div
            key={id}
            id={id}
            className={styles.panel}
            // A closed panel keeps its box, which must not take the focus.
            {...(isHydrated && {
              role: "tabpanel",
              "aria-labelledby": `${id}-tab`,
              tabIndex: index === chosen ? 0 : -1,
            })}
          >
            <Slot>{slots?.[id]?.panel}</Slot>
          </div>
        ))}
      </div>
    </div>
  );
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/**
 * Returns the index of the tab that a key selects. Arrows wrap around; Home and End select the first and the last.
 * @returns undefined if the key does not move between tabs.
 */
export function nextTab(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (current + 1) % count;
    case "ArrowLeft":
      return (current - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
