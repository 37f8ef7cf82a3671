import { inArray } from 'drizzle-orm';
import { paymentMethods } from '#features/payments/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { PaymentMethodRow } from './payment-methods.ts';

const DETAILS = { accountName: 'Account name', sortCode: 'Sort code', accountNumber: 'Account number', iban: 'IBAN' };

/** The account details of bank transfer methods, a line each, by method id; no lines before the shop has entered its account. */
export async function bankDetailsByMethod(db: Database | Transaction, ids: number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(paymentMethods).where(inArray(paymentMethods.id, ids));
  const transfers = rows.filter((row) => row.settings.provider === 'bank_transfer');
  return new Map(transfers.map((row) => [row.id, linesOf(row)]));
}

function linesOf({ settings }: PaymentMethodRow): string[] {
  return Object.entries(DETAILS).flatMap(([key, label]) => {
    const value = settings[key];
    return typeof value === 'string' && value ? [`${label}: ${value}`] : [];
  });
}
