import { type ReactNode, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { componentOf, type IslandName, islands } from "../shared/islands/registry.ts";

/**
 * Hydrates an island in the HTML that was served for it.
 * @param onFailure called when hydrating fails or a component throws later; the served HTML is then put back.
 * @throws Error when the registry has no island of that name, or its props are not JSON.
 */
export function hydrateIsland(root: HTMLElement, onFailure: (error: unknown) => void): void {
  const { island: name = "", props = "" } = root.dataset;
  if (!isIslandName(name)) {
    throw new Error(`No island is named "${name}". Add it to shared/islands/registry.ts.`);
  }
  const Component = componentOf(name);
  const served = Array.from(root.childNodes, (node) => node.cloneNode(true));

  // React has emptied the island, or rendered it anew without its slots: the served HTML is put back.
  const leaveAsServed = (error: unknown) => {
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
    { onUncaughtError: leaveAsServed, onRecoverableError: leaveAsServed },
  );
}

function isIslandName(name: string): name is IslandName {
  return Object.keys(islands).includes(name);
}

interface HydratedProps {
  readonly root: HTMLElement;
  readonly children: ReactNode;
}

/** Tells follow-address.ts, and tests, that the island is hydrated. */
function Hydrated({ root, children }: HydratedProps) {
  useLayoutEffect(() => {
    root.dataset.islandStatus = "hydrated";
  }, [root]);
  return children;
}
