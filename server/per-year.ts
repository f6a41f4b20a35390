import type { RenderContext } from "./render/render-context.ts";

/** Returns a function that makes something once for each year, in which pages are rendered with one context. */
export function perYear<Value>(thisYear: () => RenderContext, make: () => Value): () => Value {
  let made: { readonly year: RenderContext; readonly value: Value } | undefined;
  return () => {
    const year = thisYear();
    if (made?.year !== year) {
      made = { year, value: make() };
    }
    return made.value;
  };
}
