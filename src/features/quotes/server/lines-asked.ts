import { holdProducts } from '#features/catalogue/server/door.ts';
import { readTerms } from '#features/fitting/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { refuseFields } from '#platform/refusal.ts';
import type { QuoteRequest } from '../contract.ts';
import type { QuoteFitting } from '../quoted-service.ts';
import type { quoteLines } from '../tables.ts';
import type { GoodsAsked, Item } from './goods-asked.ts';
import { type ServiceWanted, serviceLines } from './service-lines.ts';
import { type ReadServices, readServices } from './services-asked.ts';

interface Reading {
  /** By the request; the cart may hold what is no longer sold, which is left out. */
  isNamed: boolean;
  fitting: QuoteRequest['fitting'];
  at: Date;
}

/** A quote's lines before they have an id, and where and when it is fitted. */
export interface LinesAsked {
  lines: Omit<typeof quoteLines.$inferInsert, 'quoteId'>[];
  fitting: QuoteFitting | null;
}

/** The goods and the services of a request as lines. All that is wrong with either is refused at once. */
export async function readLines(
  tx: Transaction,
  { items, fitted }: GoodsAsked,
  { isNamed, fitting, at }: Reading,
): Promise<LinesAsked> {
  const known = await productsOf(tx, items);
  const errors = isNamed ? unsold(items, known) : {};
  const goods = items.flatMap((line) => goodsLine(line, known));
  const screens = fitting?.screens ?? fitted.filter(({ productId }) => known.has(productId));
  const asked =
    fitting ?? (fitting === undefined && screens.length > 0 ? { postcode: null, survey: false, wishes: [] } : null);
  if (!asked) {
    refuseAny(errors);
    return { lines: goods, fitting: null };
  }
  const terms = await readTerms(tx, at);
  const productOf = (id: number) => known.get(id);
  const services = readServices({ ...asked, screens }, { goods: items, productOf, terms, at });
  refuseAny({ ...errors, ...services.errors });
  const priced = await serviceLines(tx, servicesWanted(services), { zone: services.fitting.zone, terms, at });
  // Services stand at their price of the table from the start; where it has none, staff make it.
  const lines = priced.map(({ row, tablePrice }) => ({ ...row, unitPrice: tablePrice }));
  return { lines: [...goods, ...lines], fitting: services.fitting };
}

function servicesWanted({ screens, hasWall, hasSurvey }: ReadServices): ServiceWanted[] {
  const fittings = screens.map((screen) => ({ kind: 'fitting', quantity: screen.count, screen }) as const);
  const wall = hasWall ? [{ kind: 'wall', quantity: 1 } as const] : [];
  const survey = hasSurvey ? [{ kind: 'survey', quantity: 1 } as const] : [];
  return [...fittings, ...wall, ...survey];
}

function unsold(items: readonly Item[], known: ReadonlyMap<number, unknown>): Record<string, string[]> {
  const unknown = items.flatMap(({ productId }, nth) => (known.has(productId) ? [] : [nth]));
  return Object.fromEntries(unknown.map((nth) => [`items.${nth}.productId`, ['This is no longer sold']]));
}

function goodsLine({ productId, quantity }: Item, known: Awaited<ReturnType<typeof productsOf>>) {
  const product = known.get(productId);
  if (!product) return [];
  return [{ productId, quantity, productName: product.name, sku: product.sku, listPrice: product.price }];
}

function refuseAny(errors: Record<string, string[]>): void {
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
}

/** The products of these lines that are still sold, protected from deletion until the transaction ends. */
export async function productsOf(tx: Transaction, items: readonly Pick<Item, 'productId'>[]) {
  const held = await holdProducts(
    tx,
    items.map(({ productId }) => productId),
  );
  return new Map([...held].filter(([, { archivedAt }]) => !archivedAt));
}
