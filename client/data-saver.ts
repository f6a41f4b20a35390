/** Whether the reader has asked the browser to save data. Some browsers do not say. */
export function isSavingData(): boolean {
  const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, "connection");
  return connection?.saveData ?? false;
}
