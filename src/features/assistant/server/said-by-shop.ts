import { shopAnswers } from '#features/answers/server/door.ts';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { shopWords } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';

/**
 * An answer in the words of this shop: one that is not registered for VAT says nothing of it where nobody asked. What its owner has written
 * is told word for word.
 */
export async function saidByShop(context: AppContext, answer: AssistantAnswer): Promise<AssistantAnswer> {
  const [words, own] = await Promise.all([shopWords(context.db, context.clock.now()), shopAnswers(context)]);
  const written = new Set(own.flatMap(({ question, answer: text }) => [question, ...text.split('\n')]));
  const said = (line: string) => (written.has(line) ? line : words(line));
  return {
    ...answer,
    reply: answer.reply.split('\n').map(said).join('\n'),
    sources: answer.sources.map((source) => ({ ...source, label: said(source.label) })),
    products: answer.products.map((each) => ({ ...each, reason: said(each.reason) })),
  };
}
