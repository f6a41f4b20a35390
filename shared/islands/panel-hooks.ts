import { type RefObject, useEffect, useLayoutEffect } from "react";

/** The element whose children are the panels of the tabs. */
export type PanelsRef = RefObject<HTMLDivElement | null>;

/** Opens the panel of the address's target, now and after each change of the fragment. */
export function useOpeningByAddress(panels: PanelsRef, open: (index: number) => void): void {
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
export function useOpeningByFind(panels: PanelsRef, open: (index: number) => void): void {
  useEffect(() => {
    const root = panels.current;
    const openFound = ({ target }: Event) => {
      const index = target instanceof Node ? indexOfPanel(panels, target) : -1;
      // The event may come from beside the panels.
      if (index >= 0) {
        open(index);
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
export function useClosedPanels(panels: PanelsRef, chosen: number): void {
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
  return Array.from(panels.current?.children ?? []).findIndex((panel) => panel.contains(node));
}
