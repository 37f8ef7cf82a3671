import type { Order } from '#features/orders/contract.ts';
import { type ItemsRefund, orderOfItems, staysCharged } from '#features/orders/refund-of-items.ts';
import type { StaffView } from '#features/orders/staff-view.ts';
import type { LedgerProvider } from '#features/payments/providers.ts';
import { restProvider, splitRefund } from '#features/payments/refund-split.ts';
import { formatPounds, type Pence, toPence } from '#values/money.ts';

/** How a refund divides between account credit, card and the rest. */
export function partsOfRefund(amount: Pence, { cameAs }: StaffView) {
  return splitRefund(amount, { credit: toPence(cameAs.credit), card: toPence(cameAs.card) });
}

/** What a refund of this amount does by itself, and what staff send themselves. */
export function refundWords(amount: Pence, staff: StaffView): string {
  const { credit, card, rest } = partsOfRefund(amount, staff);
  const says = [
    credit > 0 && `${formatPounds(credit)} goes back as account credit by itself.`,
    card > 0 && `Stripe pays ${formatPounds(card)} back to the customer’s card; that takes a few days.`,
    rest > 0 && restWords(rest, restProvider(staff.payments)),
  ];
  return says.filter(Boolean).join(' ');
}

function restWords(rest: Pence, provider: LedgerProvider | undefined): string {
  if (provider === 'test_card') return `${formatPounds(rest)} goes back to the test card, which moves no money.`;
  return `${formatPounds(rest)} is recorded as refunded ${provider === 'manual' ? 'by hand' : 'by bank transfer'}: send that money as well.`;
}

/** What an amount below the worth of the chosen pieces means, before it is sent; null where all of it goes back. */
export function lessThanWorth(order: Order, staff: StaffView, chosen: ItemsRefund, amount: Pence): string | null {
  const stays = staysCharged(orderOfItems(order, staff), chosen.worth, amount);
  if (stays === 0) return null;
  return `${subject(chosen)} worth ${formatPounds(chosen.worth)}: ${formatPounds(stays)} of it stays charged.`;
}

function subject({ isAll, pieces }: ItemsRefund): string {
  if (isAll) return 'All that is left of the order is';
  return pieces === 1 ? 'The piece is' : `These ${pieces} pieces are`;
}

const WAYS: Record<LedgerProvider, string> = {
  account_credit: 'as account credit',
  bank_transfer: 'by bank transfer',
  manual: 'by hand',
  stripe: 'to the card',
  test_card: 'to the test card',
};

/** The refunds that a ledger has and `before` had not: what went which way, and what was withheld. */
export function refundedWords(before: StaffView, after: StaffView): string {
  const known = new Set(before.payments.map(({ id }) => id));
  const rows = after.payments.filter(({ id, kind }) => kind === 'refund' && !known.has(id));
  const withheld = rows.reduce((sum, row) => sum + toPence(row.withheld), 0);
  return [
    ...rows.map(({ amount, provider }) => `${formatPounds(toPence(amount))} ${WAYS[provider]}`),
    ...(withheld > 0 ? [`${formatPounds(withheld)} withheld for spent points`] : []),
  ].join(', ');
}
