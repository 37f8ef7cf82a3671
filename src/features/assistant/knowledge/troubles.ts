import list from './troubles.json' with { type: 'json' };

/** What can be wrong with a screen, and what its owner may safely try, in the order in which it is worth trying. */
export interface Trouble {
  id: string;
  /** What it mostly is, as the answer begins. */
  title: string;
  /** How it is told of, as patterns. */
  signs: readonly string[];
  /** What to do, and the words by which somebody says that it is done. */
  steps: readonly { do: string; done: string }[];
  source: string;
}

/** Every trouble that is known, in the order of the file. */
export const TROUBLES: readonly Trouble[] = list;

const read = TROUBLES.map((trouble) => ({
  trouble,
  signs: trouble.signs.map((sign) => new RegExp(sign, 'iu')),
  done: trouble.steps.map((step) => new RegExp(String.raw`\b(?:${step.done})\b`, 'iu')),
}));

/** The first trouble whose signs a message has; null where it tells of none. */
export function troubleIn(message: string): Trouble | null {
  return read.find(({ signs }) => signs.some((sign) => sign.test(message)))?.trouble ?? null;
}

/** The places of the steps that a message says are done. */
export function stepsDoneIn(message: string, trouble: Trouble): ReadonlySet<number> {
  const done = read.find((each) => each.trouble === trouble)?.done ?? [];
  return new Set(done.flatMap((words, at) => (words.test(message) ? [at] : [])));
}
