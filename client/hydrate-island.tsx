import { type ReactNode, useLayoutEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { type IslandName, islands } from "../shared/islands/registry.ts";

/**
 * Hydrates an island. Never resolves. If the island fails, now or later, restores the served HTML and rejects.
 * @throws Error if the registry has no island of that name, or its props are not JSON.
 */
export async function hydrateIsland(root: HTMLElement): Promise<never> {
  const { island: name = "", props = "" } = root.dataset;
  if (!isIslandName(name)) {
    throw new Error(`No island is named "${name}". Add it to shared/islands/registry.ts.`);
  }
  const { Component } = islands[name];
  // A copy, because React changes the nodes themselves. It keeps a chosen chip and a translation.
  const served = root.cloneNode(true);
  const { reactRoot, error } = await new Promise<{ reactRoot: Root; error: unknown }>((resolve) => {
    const reactRoot = hydrateRoot(
      root,
      <Hydrated root={root}>
        <Component {...JSON.parse(props)} />
      </Hydrated>,
      { onUncaughtError: fail, onRecoverableError: fail },
    );
    function fail(error: unknown) {
      resolve({ reactRoot, error });
    }
  });
  reactRoot.unmount();
  root.replaceChildren(...served.childNodes);
  delete root.dataset.islandStatus;
  throw error;
}

function isIslandName(name: string): name is IslandName {
  return Object.keys(islands).includes(name);
}

interface HydratedProps {
  readonly root: HTMLElement;
  readonly children: ReactNode;
}

/** Marks the island as hydrated, for tests and for debugging. */
function Hydrated({ root, children }: HydratedProps) {
  useLayoutEffect(() => {
    root.dataset.islandStatus = "hydrated";
  }, [root]);
  return children;
}
