import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { shopWords } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';

/** An answer in the words of this shop: one that is not registered for VAT says nothing of it where nobody asked. */
export async function saidByShop({ db, clock }: AppContext, answer: AssistantAnswer): Promise<AssistantAnswer> {
  const said = await shopWords(db, clock.now());
  return {
    ...answer,
    reply: said(answer.reply),
    sources: answer.sources.map((source) => ({ ...source, label: said(source.label) })),
    products: answer.products.map((each) => ({ ...each, reason: said(each.reason) })),
  };
}
