/** Returns a function that computes a value at its first call and keeps it. */
export function lazy<Value>(compute: () => Value): () => Value {
  let result: { readonly value: Value } | undefined;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
}
