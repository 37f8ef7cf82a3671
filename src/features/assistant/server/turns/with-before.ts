import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { IS_QUESTION } from '#features/assistant/questions/kinds.ts';
import { isOnlyAPart } from '#features/assistant/questions/only-a-part.ts';
import { paths } from '#web/paths.ts';
import { asksDeliveryByItself } from '../answers/delivery.ts';
import { sentencesLike } from '../answers/page-words.ts';
import { answerFromPassages } from '../answers/passage.ts';
import { DO_NOT_KNOW, NO_MIND, NOTHING } from '../asked.ts';
import { NONE_NAMED } from '../named-products.ts';
import { LEAST_ALIKE_AT_LAST, speaksOf } from '../speaks-of.ts';
import { askBack } from './ask-back.ts';
import type { Turn } from './turn.ts';

const LONGEST = 400;
const LONGEST_QUOTED = 90;
const MOST_SHOWN = 3;
const LEAST_SHARED = 2;

/**
 * What a message that no kind of turn reads gets where its own answer says nothing, or what was said before: it is asked together with the
 * question before, then of our pages and of the products shown. `isFirst` of the parts of a message.
 */
export async function withBefore(turn: Turn, answer: AssistantAnswer, isFirst: boolean): Promise<AssistantAnswer> {
  const { message, mind } = turn.asked;
  const { before } = mind;
  if (before === null) return answer;
  const isPart = isOnlyAPart(message);
  // A delivery that is asked for by its place or day is answered each time, also where the answer is the one before.
  if (!isPart && !saysNothing(answer) && asksDeliveryByItself(message)) return answer;
  // The parts of one message may be answered by the same line: they are joined.
  if (!isFirst && !saysNothing(answer) && !isPart) return answer;
  const alone = { ...mind, before: null };
  const earlier = await turn.ask(before, { ...alone, shown: [] });
  const isAgain = isFirst && answer.reply === earlier.reply;
  if (!saysNothing(answer) && !isAgain && !isPart) return answer;
  const whole = asOneQuestion(message, before);
  const both = whole === null ? null : await turn.ask(whole, alone);
  // What was added up is changed line by line, or not at all.
  const isOtherSum = turn.thread.list.length > 0 && /^Together £/mu.test(both?.reply ?? '');
  const more = both === null || isOtherSum ? null : newOf(both, earlier);
  if (more && (await speaksOf({ message, mind: alone }, more, LEAST_ALIKE_AT_LAST))) return more;
  const said = !isPart || (await speaksOf({ message, mind: alone }, answer));
  if (!isAgain && !saysNothing(answer) && said) return answer;
  const passage = isPart ? null : await passageFor(turn);
  return (
    (passage && passage.reply !== earlier.reply ? passage : null) ??
    more ??
    notKnownOfShown(turn) ??
    (isFirst && !saysNothing(earlier) ? askBack(turn) : answer)
  );
}

function saysNothing({ reply, products }: AssistantAnswer): boolean {
  return reply === DO_NOT_KNOW && products.length === 0;
}

// 'Without fitting, I do it alone' after a question about two boards: both as one question.
function asOneQuestion(message: string, before: string): string | null {
  const whole = `${before.trim().replace(/(?<![.!?])$/u, '.')} ${message}`;
  return whole.length > LONGEST ? null : whole;
}

// What of an answer to both questions the answer to the first alone did not say.
function newOf(answer: AssistantAnswer, earlier: AssistantAnswer): AssistantAnswer | null {
  if (saysNothing(answer)) return null;
  const said = new Set(earlier.reply.split('\n'));
  const lines = answer.reply.split('\n').filter((line) => !said.has(line));
  return lines.length > 0 ? { ...answer, reply: lines.join('\n') } : null;
}

// By itself: nothing is named, and nothing went before.
function passageFor({ asked }: Turn): Promise<AssistantAnswer | null> {
  return answerFromPassages({ ...asked, mind: NO_MIND, named: NONE_NAMED, namedBefore: NONE_NAMED });
}

// What the pages of the products last shown say in the words of a message, or that nothing was found there.
function notKnownOfShown({ asked: { message, snapshot, mind } }: Turn): AssistantAnswer | null {
  const shown = mind.shown.flatMap((id) => snapshot.byId.get(id)?.product ?? []).slice(0, MOST_SHOWN);
  if (shown.length === 0) return null;
  const told = shown.flatMap((product) => {
    const says = sentencesLike(product, message, LEAST_SHARED);
    return says.length > 0 ? [{ product, line: `${product.name}. Its page says: ‘${says.join(' ')}’` }] : [];
  });
  if (told.length > 0)
    return {
      ...NOTHING,
      reply: told.map(({ line }) => line).join('\n'),
      sources: told.map(({ product }) => ({ label: product.name, href: paths.product(product) })),
    };
  // What is only told was not looked for.
  if (!IS_QUESTION.test(message)) return null;
  const names = new Intl.ListFormat('en-GB').format(shown.map(({ name }) => name));
  const asked = message.trim();
  return {
    ...NOTHING,
    reply: `${asked.length > LONGEST_QUOTED ? 'Of that' : `‘${asked}’ Of that`} I did not find anything on the ${shown.length > 1 ? 'pages' : 'page'} of ${names}. A person can find out.`,
    sources: shown.map((product) => ({ label: product.name, href: paths.product(product) })),
    ways: ['person'],
  };
}
