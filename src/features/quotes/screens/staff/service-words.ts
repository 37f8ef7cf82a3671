import type { KnownPrices, TablePrice } from '#features/fitting/screens/use-fitting-prices.ts';
import { formatPounds } from '#values/money.ts';
import { typedAmount } from '#web/forms/typed-amount.ts';
import { type DraftService, tablePriceOf } from './service-draft.ts';

/** What the totals beside the form leave out, because it has no price yet; null where nothing is. */
export function unpricedWords(services: readonly DraftService[], prices: KnownPrices): string | null {
  const unpriced = services.filter(
    (service) => !typedAmount(service.unitPrice) && (tablePriceOf(service, prices)?.price ?? null) === null,
  );
  if (unpriced.length === 0) return null;
  const names = unpriced.map(calledIn);
  const are = names.length === 1 ? 'which has' : 'which have';
  return `Without ${new Intl.ListFormat('en-GB').format(names)}, ${are} no price yet`;
}

/** A service within a sentence. */
export function calledIn({ kind, name }: DraftService): string {
  if (kind === 'survey') return 'the survey';
  return `the fitting of ${kind === 'wall' ? 'the ' : ''}${name}`;
}

/** What stands below a service: its price in the table, or why staff make it. */
export function tableWords(table: TablePrice | undefined): string {
  if (!table) return 'The table is asked once postcode and height are there';
  if (table.price !== null) return `${formatPounds(table.price)} in the table, ex VAT`;
  return 'The table has no price: make one by hand';
}
