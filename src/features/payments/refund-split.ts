import type { Pence } from '#values/money.ts';
import type { LedgerProvider } from './providers.ts';

/** What of an order's money came as account credit and by card, and has not gone back yet. */
export interface CameAs {
  credit: Pence;
  card: Pence;
}

/** A refund by the ways that it goes: what was paid with account credit goes back there first, then to the card what came by card. */
export function splitRefund(amount: Pence, left: CameAs): CameAs & { rest: Pence } {
  const credit = Math.min(amount, left.credit);
  const card = Math.min(amount - credit, left.card);
  return { credit, card, rest: amount - credit - card };
}

type Row = { kind: 'payment' | 'refund'; provider: LedgerProvider };

/** How much of what was paid with account credit has not gone back yet; what a refund of it withheld for points has. */
export function creditLeft(rows: readonly (Row & { amount: Pence; withheld: Pence })[]): Pence {
  const left = rows
    .filter(({ provider }) => provider === 'account_credit')
    .reduce((sum, { kind, amount, withheld }) => (kind === 'payment' ? sum + amount : sum - amount - withheld), 0);
  return Math.max(0, left);
}

/** The provider of what goes back neither as credit nor over Stripe; undefined for an order that was never paid. */
export function restProvider(rows: readonly Row[]): LedgerProvider | undefined {
  const paid = rows.filter(({ kind }) => kind === 'payment');
  const came = paid.filter(({ provider }) => provider !== 'account_credit');
  return (came.findLast(({ provider }) => provider !== 'stripe') ?? came.at(-1) ?? paid.at(-1))?.provider;
}
