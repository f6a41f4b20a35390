import type { RenderContext } from "./render/render-context.ts";

/** Returns a function that computes a value once per year, because pages have the same context all year. */
export function perYear<Value>(thisYear: () => RenderContext, compute: () => Value): () => Value {
  let last: { readonly year: RenderContext; readonly value: Value } | undefined;
  return () => {
    const year = thisYear();
    if (last?.year !== year) {
      last = { year, value: compute() };
    }
    return last.value;
  };
}
