import type { ShopAnswer } from '#features/answers/contract.ts';
import { ADVICE, type Advice, adviceFinder, adviceFor, LIKELY } from '#features/assistant/knowledge/advice.ts';
import type { Found } from '#features/search/engine/passages.ts';
import { paths } from '#web/paths.ts';

interface Finder {
  answers: readonly ShopAnswer[];
  /** Among general advice, and among the answers alone. */
  find(question: string): Found | null;
  findOwn(question: string): Found | null;
}

// The answers are the same list until one of them is changed.
const finders = new WeakMap<readonly ShopAnswer[], Finder>();

/** How a shop's answers are found. */
export function finderOf(answers: readonly ShopAnswer[]): Finder {
  const known = finders.get(answers);
  if (known) return known;
  // What the shop itself says of a matter stands in for what holds in general.
  const replaced = new Set(answers.flatMap(wordingsOf).map((wording) => adviceFor(wording, LIKELY)));
  const others = ADVICE.filter((advice) => !replaced.has(advice));
  const own = answers.map(asAdvice);
  const finder = { answers, find: adviceFinder([...own, ...others]), findOwn: adviceFinder(own) };
  finders.set(answers, finder);
  return finder;
}

function asAdvice({ id, question, alsoAsked, answer }: ShopAnswer): Advice {
  return {
    id: `own-${id}`,
    title: question,
    asks: alsoAsked,
    answer,
    source: 'the shop',
    link: linkTo({ id, question }),
  };
}

/** The question of an answer in all its wordings. */
export const wordingsOf = ({ question, alsoAsked }: ShopAnswer): string[] => [question, ...alsoAsked];

/** Where it stands on the contact page. */
export function linkTo({ id, question }: Pick<ShopAnswer, 'id' | 'question'>) {
  return { label: question, href: `${paths.contact()}#answer-${id}` };
}
