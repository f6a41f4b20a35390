/**
 * The entries of a table that the command line names, or every one for "all". No name, or one that is
 * unknown, chooses nothing and prints what there is.
 */
export function chooseByName<Entry>(table: Readonly<Record<string, Entry>>, asked: readonly string[]) {
  const unknown = asked.filter((name) => name !== "all" && !(name in table));
  if (asked.length === 0 || unknown.length > 0) {
    const lines = unknown.map((name) => `There is no "${name}".`);
    console.log([...lines, `Choose from: all, ${Object.keys(table).join(", ")}.`].join("\n"));
    process.exitCode = unknown.length > 0 ? 1 : 0;
    return [];
  }
  return Object.entries(table).filter(([name]) => asked.includes("all") || asked.includes(name));
}
