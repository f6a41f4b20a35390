import MiniSearch from "minisearch";
import type { SearchTask } from "../content/schema/search.ts";
import { type WordForm, wordsOf } from "./words.ts";

/** How many tasks an ambiguous question finds at most. */
const maxTasks = 2;

/**
 * Returns a function that finds the tasks with a phrase in a question: all of its words, in order.
 * @param isKnown whether a normalized word needs no correction.
 */
export function createTaskFinder<Task extends SearchTask>(
  tasks: readonly Task[],
  formOf: WordForm,
  isKnown: (form: string) => boolean,
): (query: string) => readonly Task[] {
  const phrases = tasks.flatMap((task) =>
    task.asked.map((asked) => ({ task, words: wordsOf(asked).map(formOf) })),
  );
  const vocabulary = new MiniSearch<{ id: string }>({ fields: ["id"], tokenize: (word) => [word] });
  vocabulary.addAll([...new Set(phrases.flatMap(({ words }) => words))].map((id) => ({ id })));
  const corrected = (form: string): string => {
    const [nearest] = isKnown(form) ? [] : vocabulary.search(form, { fuzzy: form.length > 3 ? 0.25 : false });
    return nearest ? String(nearest.id) : form;
  };

  return (query) => {
    const asked = wordsOf(query).map((word) => corrected(formOf(word)));
    const found = phrases.filter(({ words }) => containsInOrder(words, asked)).map(({ task }) => task);
    const addresses = found.map(({ address }) => address);
    return found.filter(({ address }, index) => addresses.indexOf(address) === index).slice(0, maxTasks);
  };
}

function containsInOrder(words: readonly string[], asked: readonly string[]): boolean {
  let from = 0;
  return words.every((word) => {
    from = asked.indexOf(word, from) + 1;
    return from > 0;
  });
}
