import { LOST_BESIDE_THE_LEDGER } from '#features/orders/dispute-words.ts';
import type { StaffView } from '#features/orders/staff-view.ts';
import { awaitsAnswer, type DisputeStatus } from '#features/payments/card-statuses.ts';
import { Notice } from '#ui/notice.tsx';
import { formatDateTime } from '#values/instant.ts';
import { formatPounds, toPence } from '#values/money.ts';

type Dispute = StaffView['disputes'][number];

/** The payments that the customer disputes at their bank, and what to do next. */
export function DisputeNotices({ disputes }: { disputes: readonly Dispute[] }) {
  return disputes.map((dispute) => (
    <Notice
      key={dispute.id}
      tone={DISPUTES[dispute.status].tone}
      title={`${DISPUTES[dispute.status].title}: ${moneyOf(dispute)}`}
      className="mb-3"
    >
      The customer told their bank: {dispute.reason}. {nextOf(dispute)}
    </Notice>
  ));
}

export const DISPUTES: Record<DisputeStatus, { title: string; tone: 'positive' | 'negative' | 'caution' | 'info' }> = {
  warning_needs_response: { title: 'The bank asks about a payment', tone: 'caution' },
  warning_under_review: { title: 'The bank looks at your answer', tone: 'info' },
  needs_response: { title: 'A payment is disputed', tone: 'negative' },
  under_review: { title: 'The bank decides about a disputed payment', tone: 'caution' },
  warning_closed: { title: 'The bank’s question is closed', tone: 'positive' },
  prevented: { title: 'A dispute was prevented', tone: 'positive' },
  won: { title: 'A disputed payment was won', tone: 'positive' },
  lost: { title: 'A disputed payment was lost', tone: 'negative' },
};

/** Formats `GBP 1234.50` as pounds; leaves another currency as it is. */
export function moneyOf({ amount }: Pick<Dispute, 'amount'>): string {
  return amount.startsWith('GBP ') ? formatPounds(toPence(amount.slice(4))) : amount;
}

function nextOf({ status, dueBy, isInLedger }: Dispute): string {
  if (awaitsAnswer(status)) {
    return `Answer with your evidence in Stripe’s dashboard${dueBy ? ` by ${formatDateTime(dueBy)}` : ''}.`;
  }
  if (status.endsWith('under_review')) return 'Your answer is with the bank. Nothing is to be done.';
  if (status !== 'lost') return 'The money stays with the shop.';
  return isInLedger ? 'The bank has given the money back; it stands below as a refund.' : LOST_BESIDE_THE_LEDGER;
}
