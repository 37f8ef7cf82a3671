import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { paths } from '#web/paths.ts';
import { sentencesLike } from './answers/page-words.ts';
import { type Asked, DO_NOT_KNOW, NOTHING } from './asked.ts';

const LONGEST = 400;
const LONGEST_QUOTED = 90;
const MOST_SHOWN = 3;
const LEAST_SHARED = 2;

/** Whether an answer says nothing: it is asked again together with the question before. */
export function saysNothing({ reply, products }: AssistantAnswer): boolean {
  return reply === DO_NOT_KNOW && products.length === 0;
}

/** 'Without fitting, I do it alone' after a question about two boards: both as one question; null where there is none before. */
export function withTheQuestionBefore(message: string, before: string | null): string | null {
  if (before === null) return null;
  const whole = `${before.trim().replace(/(?<![.!?])$/u, '.')} ${message}`;
  return whole.length > LONGEST ? null : whole;
}

/** What of an answer to both questions the answer to the first alone did not say; null where that is nothing. */
export function newOf(answer: AssistantAnswer, earlier: AssistantAnswer): AssistantAnswer | null {
  if (saysNothing(answer)) return null;
  const said = new Set(earlier.reply.split('\n'));
  const lines = answer.reply.split('\n').filter((line) => !said.has(line));
  return lines.length > 0 ? { ...answer, reply: lines.join('\n') } : null;
}

/** What the pages of the products last shown say in the words of a message, or that nothing was found there; null where none are shown. */
export function notKnownOfShown({
  snapshot,
  message,
  mind,
}: Pick<Asked, 'snapshot' | 'message' | 'mind'>): AssistantAnswer | null {
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
  const names = new Intl.ListFormat('en-GB').format(shown.map(({ name }) => name));
  const asked = message.trim();
  return {
    ...NOTHING,
    reply: `${asked.length > LONGEST_QUOTED ? 'Of that' : `‘${asked}’ Of that`} I did not find anything on the ${shown.length > 1 ? 'pages' : 'page'} of ${names}. A person can find out.`,
    sources: shown.map((product) => ({ label: product.name, href: paths.product(product) })),
    ways: ['person'],
  };
}
