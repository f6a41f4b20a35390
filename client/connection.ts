/** Firefox and Safari lack the connection, and so do TypeScript's types. */
const { connection }: Navigator & { connection?: { saveData?: boolean; effectiveType?: string } } = navigator;

export function isSavingData(): boolean {
  return connection?.saveData ?? false;
}

export function isSlow(): boolean {
  return connection?.effectiveType?.endsWith("2g") ?? false;
}
