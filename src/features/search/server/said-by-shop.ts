import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchAnswer } from '#features/search/contract.ts';
import { shopWords } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';

/** A search's answer in the words of this shop: one that is not registered for VAT says nothing of it. */
export async function saidByShop(
  { db, clock }: AppContext,
  { vatRate }: Pick<Snapshot, 'vatRate'>,
  answer: SearchAnswer,
): Promise<SearchAnswer> {
  // Who charges VAT is registered, and no search waits for the database.
  if (vatRate > 0) return answer;
  const said = await shopWords(db, clock.now());
  return {
    ...answer,
    searchSummary: said(answer.searchSummary),
    filters: {
      ...answer.filters,
      groups: answer.filters.groups.map((group) => ({ ...group, title: said(group.title) })),
    },
    understood: answer.understood.map((each) => ({ ...each, label: said(each.label) })),
  };
}
