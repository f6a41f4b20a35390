import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { nextTab } from "./next-tab.ts";
import { Slot } from "./Slot.tsx";
import styles from "./Tabs.module.css";

interface Tab {
  /** The id of its panel: "by-bus". */
  readonly id: string;
  readonly label: string;
}

interface TabsProps {
  /** What the tabs choose between, for screen readers: "Ways to get there". */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly slots?: {
    readonly pictures: Readonly<Record<string, ReactNode>>;
    readonly panels: Readonly<Record<string, ReactNode>>;
  };
}

type PanelsRef = RefObject<HTMLDivElement | null>;

/**
 * Tabs with one open panel, in the tabs pattern of the ARIA Authoring Practices. Without script, the tabs are links
 * and every panel is visible. Until hydration, the style sheet opens the panel in the address.
 */
export function Tabs({ label, tabs, slots }: TabsProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLElement>(null);
  const panels: PanelsRef = useRef(null);

  useLayoutEffect(() => setIsHydrated(true), []);
  useOpeningByAddress(panels, setChosen);
  useOpeningBySearch(panels, setChosen);
  useClosedPanels(panels, chosen);

  const choose = (index: number) => {
    const tab = tabs[index];
    if (tab) {
      setChosen(index);
      // Replaces the history entry, so that Back leaves the page.
      history.replaceState(null, "", `#${tab.id}`);
    }
  };
  const onClick = (event: MouseEvent, index: number) => {
    if (!isForBrowser(event)) {
      event.preventDefault();
      choose(index);
    }
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = event.key === " " ? index : nextTab(event.key, index, tabs.length);
    if (next !== undefined && !isForBrowser(event)) {
      event.preventDefault();
      choose(next);
      list.current?.querySelectorAll("a")[next]?.focus();
    }
  };

  return (
    <div className={`stack ${styles.set} ${isHydrated ? styles.hydrated : styles.waiting}`}>
      <nav ref={list} className={styles.list} aria-label={label} {...(isHydrated && { role: "tablist" })}>
        {tabs.map(({ id, label: name }, index) => (
          <a
            key={id}
            id={`${id}-tab`}
            className={styles.tab}
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
            <Slot>{slots?.pictures[id]}</Slot>
            <span suppressHydrationWarning>{name}</span>
          </a>
        ))}
      </nav>
      <div ref={panels} className={`stack ${styles.panels}`}>
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
            <Slot>{slots?.panels[id]}</Slot>
          </div>
        ))}
      </div>
    </div>
  );
}

function isForBrowser({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/**
 * Opens the panel that is or contains the target of the address, now and after each change of the fragment. If the
 * panel is already open, the scroll position does not change.
 */
function useOpeningByAddress(panels: PanelsRef, open: (index: number) => void): void {
  useLayoutEffect(() => {
    const openTarget = () => {
      const target = document.getElementById(location.hash.slice(1));
      const index = indexOfPanel(panels, target);
      if (target && index >= 0) {
        const wasClosed = panels.current?.children[index]?.hasAttribute("hidden");
        const before = distanceFromTop(target);
        open(index);
        requestAnimationFrame(() => {
          if (wasClosed) {
            // The browser could not scroll to a hidden target.
            target.scrollIntoView();
          } else {
            // Panels above it may have closed.
            scrollBy(0, distanceFromTop(target) - before);
          }
        });
      }
    };
    openTarget();
    addEventListener("hashchange", openTarget);
    return () => removeEventListener("hashchange", openTarget);
  }, [panels, open]);
}

function distanceFromTop(element: Element): number {
  return element.getBoundingClientRect().top + scrollY;
}

/** Opens the panel in which the browser's find-in-page has a match. */
function useOpeningBySearch(panels: PanelsRef, open: (index: number) => void): void {
  useEffect(() => {
    const root = panels.current;
    const openFound = ({ target }: Event) => {
      if (target instanceof Node) {
        open(indexOfPanel(panels, target));
      }
    };
    root?.addEventListener("beforematch", openFound);
    return () => root?.removeEventListener("beforematch", openFound);
  }, [panels, open]);
}

/**
 * Closes all panels but the chosen one with hidden="until-found", so that they stay searchable. React cannot set
 * this value.
 */
function useClosedPanels(panels: PanelsRef, chosen: number): void {
  useLayoutEffect(() => {
    for (const [index, panel] of Array.from(panels.current?.children ?? []).entries()) {
      if (index === chosen) {
        panel.removeAttribute("hidden");
      } else {
        panel.setAttribute("hidden", "until-found");
      }
    }
  }, [panels, chosen]);
}

function indexOfPanel(panels: PanelsRef, node: Node | null): number {
  return node === null
    ? -1
    : Array.from(panels.current?.children ?? []).findIndex((panel) => panel.contains(node));
}
