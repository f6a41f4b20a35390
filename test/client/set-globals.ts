/** Replaces globals. Returns a function that restores them. */
export function setGlobals(values: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(values).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const [name, descriptor] of before) {
      Reflect.deleteProperty(globalThis, name);
      if (descriptor !== undefined) {
        Object.defineProperty(globalThis, name, descriptor);
      }
    }
  };
}
