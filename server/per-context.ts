import type { RenderContext } from "./render/render-context.ts";

/** Returns a function that computes a value once for each context of the pages. */
export function perContext<Value>(context: () => RenderContext, compute: () => Value): () => Value {
  let last: { readonly context: RenderContext; readonly value: Value } | undefined;
  return () => {
    const current = context();
    if (last?.context !== current) {
      last = { context: current, value: compute() };
    }
    return last.value;
  };
}
