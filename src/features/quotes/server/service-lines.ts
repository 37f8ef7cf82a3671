import { sql } from 'drizzle-orm';
import { ensureServiceProduct } from '#features/catalogue/server/door.ts';
import type { Zone } from '#features/delivery/zones.ts';
import { fittingName } from '#features/fitting/plan.ts';
import { type FittingRates, priceOfFitting } from '#features/fitting/rates.ts';
import type { FittingTerms } from '#features/fitting/server/door.ts';
import { surveyName, WALL_FITTING } from '#features/fitting/service-names.ts';
import { fittingRates } from '#features/fitting/tables.ts';
import type { Transaction } from '#platform/database.ts';
import type { Pence } from '#values/money.ts';
import type { quoteLines } from '../tables.ts';

/** A service that is to be quoted. */
export type ServiceWanted = { quantity: number } & (
  | { kind: 'fitting'; screen: { productId: number; name: string; inches: number; heightCm: number } }
  | { kind: 'survey' }
  | { kind: 'wall' }
);

/** A line of a service without its price; `tablePrice` is null where staff make one by hand. */
export interface ServiceLine {
  row: Omit<typeof quoteLines.$inferInsert, 'quoteId' | 'unitPrice'>;
  tablePrice: Pence | null;
}

/** Services as lines of a quote for a zone, with their prices of the table; without a zone none has one. */
export async function serviceLines(
  tx: Transaction,
  wanted: readonly ServiceWanted[],
  { zone, terms, at }: { zone: Zone | null; terms: FittingTerms; at: Date },
): Promise<ServiceLine[]> {
  if (wanted.length === 0) return [];
  const rates = terms.rates.find((one) => one.zone === zone) ?? null;
  const productId = terms.productId ?? (await firstService(tx, at));
  return wanted.map((one) => {
    const tablePrice = rates && priceOf(one, rates);
    const isByHand = tablePrice === null;
    const shared = { productId, sku: null, quantity: one.quantity, listPrice: tablePrice ?? 0 };
    if (one.kind !== 'fitting') {
      const productName = one.kind === 'wall' ? WALL_FITTING : surveyName(zone);
      return { row: { ...shared, productName, service: { kind: one.kind, isByHand } }, tablePrice };
    }
    const { productId: screenId, name, heightCm } = one.screen;
    const service = { kind: 'fitting', screenId, heightCm, isByHand } as const;
    return { row: { ...shared, productName: fittingName(name, heightCm), service }, tablePrice };
  });
}

function priceOf(one: ServiceWanted, rates: FittingRates): Pence | null {
  if (one.kind === 'wall') return null;
  return one.kind === 'survey' ? rates.survey : priceOfFitting(rates, one.screen.inches, one.screen.heightCm);
}

/** The product of services in a shop that has no prices for them: they are quoted by hand. */
async function firstService(tx: Transaction, at: Date): Promise<number> {
  await tx.execute(sql`lock table ${fittingRates} in exclusive mode`);
  return ensureServiceProduct(tx, at);
}
