import { useLayoutEffect, useState } from "react";

/** The id of the open panel, and a function to open another. Undefined until hydration; then the address chooses it. */
export function useOpenPanel(tabs: readonly { readonly id: string }[]) {
  const [open, setOpen] = useState<string>();
  useLayoutEffect(() => {
    const openTarget = () => {
      const target = document.getElementById(location.hash.slice(1));
      const found = tabs.find(({ id }) => document.getElementById(id)?.contains(target));
      if (target) {
        keepInView(target);
      }
      setOpen((previous) => found?.id ?? previous ?? tabs[0]?.id);
    };
    openTarget();
    addEventListener("hashchange", openTarget);
    return () => removeEventListener("hashchange", openTarget);
  }, [tabs]);
  return [open, setOpen] as const;
}

/** Keeps the target where it is while panels above it close. If its own was closed, scrolls to it. */
function keepInView(target: Element): void {
  const wasClosed = target.closest("[hidden]") !== null;
  const { top } = target.getBoundingClientRect();
  // Once React has updated the panels.
  requestAnimationFrame(() => {
    if (wasClosed) {
      target.scrollIntoView();
    } else {
      scrollBy(0, target.getBoundingClientRect().top - top);
    }
  });
}
