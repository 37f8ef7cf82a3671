import { nameOfUser } from '#features/accounts/user-name.ts';
import { STOCK_REASONS } from '#features/catalogue/stock-reasons.ts';
import type { StockMovement } from '#features/stock/contract.ts';
import { isDayOfTrade } from '#values/london-day.ts';
import { type ListView, readListView } from '#web/lists/list-view.ts';

// As the API takes them.
const FIELDS = { q: null, productId: isId, reason: STOCK_REASONS, actorId: isId, from: isDayOfTrade, to: isDayOfTrade };

/** The state of the stock screen in its address. */
export type StockView = ListView<typeof FIELDS>;

/** Reads the filter from an address; invalid values are ignored. */
export function readStockView(search: URLSearchParams): StockView {
  return readListView(search, FIELDS);
}

/** A change with its sign: `+3`, `−2`. */
export function signed(change: number): string {
  return `${change < 0 ? '−' : '+'}${Math.abs(change).toLocaleString('en-GB')}`;
}

/** Who changed the stock, as far as it was staff. */
export function actorOf({ actor, reason }: Pick<StockMovement, 'actor' | 'reason'>): string | null {
  if (actor) return nameOfUser(actor);
  return reason === 'order' ? 'Customer' : null;
}

function isId(value: string): boolean {
  return /^[1-9]\d{0,8}$/.test(value);
}
