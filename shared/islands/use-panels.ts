import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

type PanelsRef = RefObject<HTMLDivElement | null>;

/**
 * Shows the chosen panel alone, and chooses one by the address and by find-in-page.
 * @returns the ref of the element whose children are the panels.
 */
export function usePanels(chosen: number, open: (index: number) => void): PanelsRef {
  const panels: PanelsRef = useRef(null);
  useOpeningByAddress(panels, open);
  useOpeningByFind(panels, open);
  useClosedPanels(panels, chosen);
  return panels;
}

/** Opens the panel that contains the target of the address, now and after each change of the fragment. */
function useOpeningByAddress(panels: PanelsRef, open: (index: number) => void): void {
  useLayoutEffect(() => {
    const openTarget = () => {
      const target = document.getElementById(location.hash.slice(1));
      const index = indexOfPanel(panels, target);
      if (target && index >= 0) {
        const wasClosed = panels.current?.children[index]?.hasAttribute("hidden");
        open(index);
        if (wasClosed) {
          // The browser could not scroll to a hidden target.
          requestAnimationFrame(() => target.scrollIntoView());
        }
      }
    };
    openTarget();
    addEventListener("hashchange", openTarget);
    return () => removeEventListener("hashchange", openTarget);
  }, [panels, open]);
}

/** Opens the panel in which the browser's find-in-page has a match. */
function useOpeningByFind(panels: PanelsRef, open: (index: number) => void): void {
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
  return Array.from(panels.current?.children ?? []).findIndex((panel) => panel.contains(node));
}
