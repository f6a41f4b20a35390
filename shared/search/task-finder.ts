import MiniSearch from "minisearch";
import type { SearchTask } from "../content/schema/search.ts";
import { type WordForm, wordsOf } from "./words.ts";

/** The most tasks in an answer: two for an ambiguous question, at two addresses. */
const mostTasks = 2;

/**
 * Makes a finder of the tasks whose phrase is in a question: all of its words, in order.
 * @param isKnown whether a word, in the form in which it is compared, is spelled right.
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
  const spelled = (form: string): string => {
    const [nearest] = isKnown(form) ? [] : vocabulary.search(form, { fuzzy: form.length > 3 ? 0.25 : false });
    return nearest ? String(nearest.id) : form;
  };

  return (query) => {
    const asked = wordsOf(query).map((word) => spelled(formOf(word)));
    const found = phrases.filter(({ words }) => standsIn(words, asked)).map(({ task }) => task);
    const addresses = found.map(({ address }) => address);
    return found.filter(({ address }, index) => addresses.indexOf(address) === index).slice(0, mostTasks);
  };
}

/** Whether `asked` contains all words, in order. Other words may stand between them. */
function standsIn(words: readonly string[], asked: readonly string[]): boolean {
  let from = 0;
  return words.every((word) => {
    from = asked.indexOf(word, from) + 1;
    return from > 0;
  });
}
