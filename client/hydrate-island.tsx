import { type ReactNode, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { componentOf, type IslandName, islands } from "../shared/islands/registry.ts";

/**
 * Hydrates an island.
 * @param onFailure called once, if hydration fails or a component throws later. The served HTML is then restored.
 * @throws Error if the registry has no island of that name, or its props are not JSON.
 */
export function hydrateIsland(root: HTMLElement, onFailure: (error: unknown) => void): void {
  const { island: name = "", props = "" } = root.dataset;
  if (!isIslandName(name)) {
    throw new Error(`No island is named "${name}". Add it to shared/islands/registry.ts.`);
  }
  const Component = componentOf(name);
  // If hydration fails, React renders the island again without its slots, but leaves these nodes as they were.
  const served = [...root.childNodes];
  let hasFailed = false;
  const restoreServedHtml = (error: unknown) => {
    if (hasFailed) {
      return;
    }
    hasFailed = true;
    // React reports the error while it renders, and can unmount only afterwards.
    queueMicrotask(() => {
      reactRoot.unmount();
      root.replaceChildren(...served);
    });
    delete root.dataset.islandStatus;
    onFailure(error);
  };

  const reactRoot = hydrateRoot(
    root,
    <Hydrated root={root}>
      <Component {...JSON.parse(props)} />
    </Hydrated>,
    { onUncaughtError: restoreServedHtml, onRecoverableError: restoreServedHtml },
  );
}

function isIslandName(name: string): name is IslandName {
  return Object.keys(islands).includes(name);
}

interface HydratedProps {
  readonly root: HTMLElement;
  readonly children: ReactNode;
}

/** Marks the island as hydrated, which tests wait for. */
function Hydrated({ root, children }: HydratedProps) {
  useLayoutEffect(() => {
    root.dataset.islandStatus = "hydrated";
  }, [root]);
  return children;
}
