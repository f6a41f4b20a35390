import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { type IslandName, islands } from "../shared/islands/registry.ts";

/**
 * Hydrates an island. If it fails, now or later, restores the served HTML.
 * @throws Error if the registry has no island of that name, or its props are not JSON.
 */
export function hydrateIsland(root: HTMLElement, onFailure: (error: unknown) => void): void {
  const name = root.dataset.island ?? "";
  if (!isIslandName(name)) {
    throw new Error(`No island is named "${name}". Add it to shared/islands/registry.ts.`);
  }
  // Not validated: shared/islands/Island.tsx wrote the props of this component into the page.
  const Component = islands[name].Component as ComponentType<object>;
  const props: object = JSON.parse(root.dataset.props ?? "");
  // A copy, because React changes the nodes themselves. It keeps a chosen chip and a translation.
  const served = [...root.cloneNode(true).childNodes];
  const restore = (error: unknown) => {
    onFailure(error);
    // React cannot unmount while it reports an error, and may report several.
    queueMicrotask(() => {
      reactRoot.unmount();
      root.replaceChildren(...served);
      delete root.dataset.hydrated;
    });
  };
  // To recover from a mismatch, React would render the island anew, with empty slots.
  const options = { onUncaughtError: restore, onRecoverableError: restore };
  const reactRoot = flushSync(() => hydrateRoot(root, <Component {...props} />, options));
  root.dataset.hydrated = "";
}

function isIslandName(name: string): name is IslandName {
  return Object.keys(islands).includes(name);
}
