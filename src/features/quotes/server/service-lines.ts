import { sql } from 'drizzle-orm';
import { ensureServiceProduct } from '#features/catalogue/server/door.ts';
import type { Zone } from '#features/delivery/zones.ts';
import { fittingName, surveyName } from '#features/fitting/plan.ts';
import { priceOfFitting } from '#features/fitting/rates.ts';
import type { FittingTerms } from '#features/fitting/server/door.ts';
import { fittingRates } from '#features/fitting/tables.ts';
import type { Transaction } from '#platform/database.ts';
import type { Pence } from '#values/money.ts';
import type { quoteLines } from '../tables.ts';

/** A service that is to be quoted. */
export type ServiceWanted = { quantity: number } & (
  | { kind: 'fitting'; screen: { productId: number; name: string; inches: number; heightCm: number } }
  | { kind: 'survey' }
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
    const isSurvey = one.kind === 'survey';
    const tablePrice =
      rates && (isSurvey ? rates.survey : priceOfFitting(rates, one.screen.inches, one.screen.heightCm));
    const isByHand = tablePrice === null;
    const shared = { productId, sku: null, quantity: one.quantity, listPrice: tablePrice ?? 0 };
    if (isSurvey) {
      return { row: { ...shared, productName: surveyName(zone), service: { kind: 'survey', isByHand } }, tablePrice };
    }
    const { productId: screenId, name, heightCm } = one.screen;
    const service = { kind: 'fitting', screenId, heightCm, isByHand } as const;
    return { row: { ...shared, productName: fittingName(name, heightCm), service }, tablePrice };
  });
}

/** The product of services in a shop that has no prices for them: they are quoted by hand. */
async function firstService(tx: Transaction, at: Date): Promise<number> {
  await tx.execute(sql`lock table ${fittingRates} in exclusive mode`);
  return ensureServiceProduct(tx, at);
}
