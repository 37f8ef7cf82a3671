import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { stepsDoneIn, type Trouble } from '#features/assistant/knowledge/troubles.ts';
import { HAS_TRIED, toldTrouble } from '#features/assistant/questions/told-trouble.ts';
import { sectionOf } from '#features/assistant/shop-texts.ts';
import { readTopics } from '#features/assistant/topics/read-topics.ts';
import { COMPLAINTS } from '#features/assistant/topics/topics.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { paths } from '#web/paths.ts';
import type { Asked } from '../asked.ts';
import { answerOf } from '../say.ts';
import { A_PERSON_SETTLES } from './complaints.ts';

const FIRST_STEPS = 3;
const NONE_DONE: ReadonlySet<number> = new Set();
const SAYS_DONE =
  /\b(?:already|tried|(?:i|we)(?: have|[’']ve)? (?:changed|swapped|checked|replaced|switched|turned|pulled|wiped|put))\b/iu;
const WARRANTY = sectionOf('/terms', 'warranty');

/** A trouble that is told of: what to try first; once that is tried, what comes next; and at last a person. */
export async function answerTrouble(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, mind, reading } = asked;
  const { topic } = reading.service;
  const told = toldTrouble(message, reading.shares.get('fault') ?? 0);
  const before = mind.before === null ? null : await troubleBefore(mind.before);
  if (before && HAS_TRIED.test(message) && (told === null || told === before)) return goOn(asked, before);
  // What came broken, or not at all, is no matter of settings.
  if (!told || (topic !== 'fault' && COMPLAINTS.has(topic))) return null;
  // 'Reset procedure?' asks how, and has tried nothing.
  const done = SAYS_DONE.test(message) ? stepsDoneIn(message, told) : NONE_DONE;
  const left = told.steps.filter((_, at) => !done.has(at));
  return answerOf(asked.context, {
    says: [
      `I am sorry. ${told.title}. Try this, one after the other, until it helps:`,
      ...numbered(left.slice(0, FIRST_STEPS), 1),
      left.length > FIRST_STEPS ? 'If none of it helps, tell me what you tried: there is more to try.' : null,
      A_PERSON_SETTLES,
      ...yearsOf(asked),
      WARRANTY,
    ],
    sources: asked.named.entries.map(({ product }) => ({ label: product.name, href: paths.product(product) })),
    withPerson: true,
  });
}

// What was told first is not told again.
function goOn({ context, message, mind }: Asked, trouble: Trouble): Promise<AssistantAnswer> {
  const before = mind.before ?? '';
  const doneBefore = SAYS_DONE.test(before) ? stepsDoneIn(before, trouble) : NONE_DONE;
  const done = stepsDoneIn(message, trouble);
  const isToldFirst = (at: number) =>
    trouble.steps.slice(0, at).filter((_, each) => !doneBefore.has(each)).length < FIRST_STEPS;
  const left = trouble.steps.filter((_, at) => !done.has(at) && !doneBefore.has(at) && !isToldFirst(at));
  return answerOf(context, {
    says: [
      left.length > 0 ? 'Thank you, then next:' : 'Thank you. Then it takes a person.',
      ...numbered(left, FIRST_STEPS + 1),
      'Tell a person all that you tried, with the product, its serial number and your order number: then they need not ask it again.',
    ],
    withPerson: true,
  });
}

async function troubleBefore(before: string): Promise<Trouble | null> {
  const { shares } = await readTopics(before);
  return toldTrouble(before, shares.get('fault') ?? 0);
}

function numbered(steps: Trouble['steps'], from: number): string[] {
  return steps.map((step, at) => `${from + at}. ${step.do}`);
}

function yearsOf({ named }: Asked): string[] {
  return named.entries.flatMap(({ product }) => {
    const years = specRow(product.specs, 'warrantyYears');
    return years ? [`${product.name}. ${years.term}: ${years.value}.`] : [];
  });
}
