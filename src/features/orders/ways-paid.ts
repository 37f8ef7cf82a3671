import type { WaySum } from '#features/payments/ledger-sums.ts';
import type { LedgerProvider } from '#features/payments/providers.ts';
import { capital } from '#values/capital.ts';
import { formatPounds, type Pence, toPence } from '#values/money.ts';
import type { Order } from './contract.ts';

/** What came as account credit, and what came any other way. */
export interface CameIn {
  credit: Pence;
  other: Pence;
}

export function cameIn(ways: readonly Pick<WaySum, 'provider' | 'paid'>[]): CameIn {
  const sumOf = (isCredit: boolean) =>
    ways
      .filter(({ provider }) => (provider === 'account_credit') === isCredit)
      .reduce((sum, { paid }) => sum + paid, 0);
  return { credit: sumOf(true), other: sumOf(false) };
}

/** The ways of an order's money in pence. */
export function waysOf({ ways }: Pick<Order, 'ways'>): WaySum[] {
  return ways.map(({ provider, paid, refunded, withheld }) => ({
    ...{ provider, paid: toPence(paid), refunded: toPence(refunded), withheld: toPence(withheld) },
  }));
}

/**
 * How an order is paid: by its method and, where account credit pays a part of it, what came each way. The bank shows less than the
 * order's total then.
 */
export function paymentWords(method: string, { credit, other }: CameIn, due: Pence): string {
  if (credit === 0) return method;
  if (due > 0) return `Account credit ${formatPounds(credit)}, the rest by ${method}`;
  if (other === 0) return 'Account credit';
  return `Account credit ${formatPounds(credit)}, ${method} ${formatPounds(other)}`;
}

/** The same of an order that a page shows. */
export function paymentOf(order: Pick<Order, 'paymentMethod' | 'ways' | 'due'>): string {
  return paymentWords(order.paymentMethod, cameIn(waysOf(order)), toPence(order.due));
}

/** How the money of an order went back: `As account credit`, or what went each way; null where one way has no name. */
export function refundWords(ways: readonly WaySum[]): string | null {
  const back = ways.filter(({ refunded }) => refunded > 0);
  const withheld = ways.reduce((sum, way) => sum + way.withheld, 0);
  const [only] = back;
  if (withheld === 0 && back.length <= 1) return only ? capital(WENT_BACK[only.provider]) || null : null;
  const parts = back.map(({ provider, refunded }) => `${formatPounds(refunded)} ${WENT_BACK[provider] || 'paid back'}`);
  return [...parts, ...(withheld > 0 ? [`${formatPounds(withheld)} withheld for points that were spent`] : [])].join(
    ', ',
  );
}

// Money that was handed over may go back in any way.
const WENT_BACK: Record<LedgerProvider, string> = {
  account_credit: 'as account credit',
  stripe: 'to the card',
  test_card: 'to the card',
  bank_transfer: 'by bank transfer',
  manual: '',
};
