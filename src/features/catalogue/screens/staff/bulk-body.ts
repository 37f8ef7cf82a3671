import type { z } from 'zod';
import type { bulkForm } from '#features/catalogue/bulk-form.ts';
import type { StoreFilter } from '#features/catalogue/store-filter.ts';
import { typedAmount } from '#web/forms/typed-amount.ts';

export type BulkBody = z.input<typeof bulkForm>;

/** The dialog's choices; each is one of the API's with a sign. */
export const PRICE_WAYS = {
  set: 'Set to',
  raisePercent: 'Raise by percent',
  lowerPercent: 'Lower by percent',
  raise: 'Raise by amount',
  lower: 'Lower by amount',
} as const;

export const STOCK_WAYS = { set: 'Set to', add: 'Add pieces', take: 'Take pieces away' } as const;

export const REORDER_WAYS = { set: 'Set to', clear: 'As the shop has it' } as const;

/** The products to change: the selected ones, or all that match the store's filter. */
export type BulkTarget = { selected: readonly number[]; filter: StoreFilter };

/** The dialog's form as a request body, without unchanged fields. */
export function bulkBody(form: FormData, { selected, filter }: BulkTarget): BulkBody {
  const said = (name: string) => String(form.get(name) ?? '').trim();
  const category = said('category');
  const change: BulkBody['change'] = {
    ...priceChange(said('priceWay'), said('price')),
    ...stockChange(said('stockWay'), said('stock')),
    ...reorderPointChange(said('reorderPointWay'), said('reorderPoint')),
    ...(category && { category }),
  };
  return said('target') === 'selected' ? { ids: [...selected], change } : { filter, change };
}

function priceChange(way: string, typed: string): BulkBody['change'] {
  const value = typedAmount(typed);
  const ways: Record<string, NonNullable<BulkBody['change']['price']>> = {
    set: { set: value },
    raisePercent: { percent: value },
    lowerPercent: { percent: `-${value}` },
    raise: { add: value },
    lower: { add: `-${value}` },
  };
  const price = ways[way];
  return price ? { price } : {};
}

function stockChange(way: string, value: string): BulkBody['change'] {
  // Anything but a whole number becomes NaN, which the API refuses with a message.
  const pieces = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  const ways: Record<string, NonNullable<BulkBody['change']['stock']>> = {
    set: { set: value },
    add: { add: pieces },
    take: { add: -pieces },
  };
  const stock = ways[way];
  return stock ? { stock } : {};
}

function reorderPointChange(way: string, value: string): BulkBody['change'] {
  if (way === 'clear') return { reorderPoint: null };
  // A blank one would clear it; the API refuses this with a message.
  return way === 'set' ? { reorderPoint: value || 'none' } : {};
}

/** The API's field errors by the dialog's fields. */
export function bulkErrors(
  errors: Record<string, string[]> = {},
): Record<'price' | 'stock' | 'reorderPoint' | 'category' | 'form', string> {
  const about = (start: string) =>
    Object.entries(errors).find(([field]) => field === start || field.startsWith(`${start}.`))?.[1][0] ?? '';
  return {
    price: about('change.price'),
    stock: about('change.stock'),
    reorderPoint: about('change.reorderPoint'),
    category: about('change.category'),
    form: errors.change?.[0] || about('ids') || about('filter'),
  };
}
