import type { ShopAnswer } from '#features/answers/contract.ts';
import { shopAnswers } from '#features/answers/server/door.ts';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import {
  ADVICE,
  type Advice,
  adviceFinder,
  adviceFor,
  LIKELY,
  surenessOf,
} from '#features/assistant/knowledge/advice.ts';
import { likenessOf } from '#features/assistant/meaning/likeness.ts';
import type { Found } from '#features/search/engine/passages.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { namesOrder } from '../is-of-shop.ts';

// Of 588 questions about something else three had so many of the words of an answer, and two were as like one besides.
const LEAST_COVERED = 0.5;
const LEAST_ALIKE = 0.45;
// Shared words alone reach this seldom: 'does the warranty cover damage' is 0.49 like 'are you covered by an insurance'.
const LEAST_ALIKE_AT_LAST = 0.5;

/** What the shop has answered once for everybody, where surely that is asked and neither an order nor one product. */
export async function answerInOwnWords(asked: Asked): Promise<AssistantAnswer | null> {
  const { context, message, named } = asked;
  const worded = (await shopAnswers(context)).find((each) => isWordedSo(each, message));
  if (worded) return sayOwn(worded);
  if (named.entries.length > 0 || namesOrder(message)) return null;
  const own = await nearestOwn(asked);
  return own && (await isSurely(message, own)) ? sayOwn(own.answer) : null;
}

/** The same where nothing else is known: nearly that is asked, and it is better than that the shop says nothing. */
export async function answerInOwnWordsAtLast({ context, message, named }: Asked): Promise<AssistantAnswer | null> {
  const { answers, findOwn } = finderOf(await shopAnswers(context));
  const found = named.entries.length === 0 && answers.length > 0 ? findOwn(message) : null;
  const answer = found && answers[found.at];
  if (!answer) return null;
  const alike = await likenessOf(message, wordingsOf(answer).join('\n'));
  return alike === null || alike >= LEAST_ALIKE_AT_LAST ? sayOwn(answer) : null;
}

/** The nearest of the shop's own answers, in the company of general advice. Null where some of that is nearer. */
export async function nearestOwn({ context, message }: Pick<Asked, 'context' | 'message'>): Promise<Own | null> {
  const { answers, find } = finderOf(await shopAnswers(context));
  const found = answers.length > 0 ? find(message) : null;
  const answer = found && answers[found.at];
  return answer ? { answer, found } : null;
}

/** A shop's own answer as the assistant says it. */
export function sayOwn({ id, question, answer }: ShopAnswer): AssistantAnswer {
  return { ...NOTHING, reply: answer, sources: [linkTo({ id, question })] };
}

interface Own {
  answer: ShopAnswer;
  found: Found;
}

const wordingsOf = ({ question, alsoAsked }: ShopAnswer) => [question, ...alsoAsked];
const inRoots = (text: string) => everyToken(text).join(' ');

function isWordedSo(answer: ShopAnswer, message: string): boolean {
  return wordingsOf(answer).some((wording) => inRoots(wording) === inRoots(message));
}

async function isSurely(message: string, { answer, found }: Own): Promise<boolean> {
  if (surenessOf(found) >= LIKELY) return true;
  if (found.covered < LEAST_COVERED) return false;
  const alike = await likenessOf(message, wordingsOf(answer).join('\n'));
  return alike === null || alike >= LEAST_ALIKE;
}

interface Finder {
  answers: readonly ShopAnswer[];
  /** Among general advice, and among the answers alone. */
  find(question: string): Found | null;
  findOwn(question: string): Found | null;
}

// The answers are the same list until one of them is changed.
const finders = new WeakMap<readonly ShopAnswer[], Finder>();

function finderOf(answers: readonly ShopAnswer[]): Finder {
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

// Where it stands on the contact page.
function linkTo({ id, question }: Pick<ShopAnswer, 'id' | 'question'>) {
  return { label: question, href: `${paths.contact()}#answer-${id}` };
}
