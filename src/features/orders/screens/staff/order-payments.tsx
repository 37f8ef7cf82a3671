import type { Order } from '#features/orders/contract.ts';
import type { StaffView } from '#features/orders/staff-view.ts';
import { PROVIDER_NAMES } from '#features/payments/providers.ts';
import { MoneyRows } from '#ui/money-rows.tsx';
import { formatDateTime } from '#values/instant.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { owedBackWords } from '../owed-back-words.ts';
import { DisputeNotices } from './dispute-notices.tsx';

/** The ledger of an order for staff: payments, refunds and what is due. */
export function OrderPayments({ order, staff }: { order: Order; staff: StaffView }) {
  return (
    <>
      <DisputeNotices disputes={staff.disputes} />
      {staff.payments.length === 0 ? (
        <p className="meta">Nothing has been paid yet.</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {staff.payments.map((payment) => (
            <li key={payment.id} className="flex items-baseline justify-between gap-4 py-2.5">
              <div className="min-w-0">
                <p className="font-semibold text-sm">
                  {payment.kind === 'payment' ? 'Paid' : 'Refunded'}
                  <span className="font-normal">, {PROVIDER_NAMES[payment.provider].toLowerCase()}</span>
                </p>
                <Words payment={payment} />
              </div>
              <span className={`tabular shrink-0 font-semibold ${payment.kind === 'payment' ? 'text-positive' : ''}`}>
                {signed(payment)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <MoneyRows className="mt-2 text-sm" rows={ledgerRows(order, staff)} />
    </>
  );
}

function Words({ payment }: { payment: StaffView['payments'][number] }) {
  const { at, recordedBy, reference, reason, withheld, progress } = payment;
  return (
    <>
      <p className="meta">
        {formatDateTime(at)}
        {recordedBy && (
          <>
            {' · '}
            <bdi className="name">{recordedBy}</bdi>
          </>
        )}
        {reference && (
          <>
            {' · '}
            <bdi className="name">{reference}</bdi>
          </>
        )}
      </p>
      {reason && (
        <p dir="auto" className="name mt-0.5 text-sm">
          {reason}
        </p>
      )}
      {progress && <p className="meta mt-0.5">{PROGRESS[progress]}</p>}
      {toPence(withheld) > 0 && (
        <p className="meta mt-0.5">{formatPounds(toPence(withheld))} withheld for points that were spent</p>
      )}
    </>
  );
}

const PROGRESS: Record<NonNullable<StaffView['payments'][number]['progress']>, string> = {
  requested: 'Not with Stripe yet: it is sent by itself once Stripe can be reached',
  pending: 'Stripe is paying it back',
  succeeded: 'Paid back by Stripe',
  failed: 'Failed: the money is with the shop',
  held: 'Held for a decision',
};

function signed({ kind, amount }: StaffView['payments'][number]): string {
  return formatPounds(kind === 'payment' ? toPence(amount) : -toPence(amount));
}

/** The rows below the ledger: what is due by the rule of list and spreadsheet, what is owed back, and what can be refunded. */
export function ledgerRows(order: Order, { refundable, payments }: Pick<StaffView, 'refundable' | 'payments'>) {
  const rows = [];
  if (toPence(order.due) > 0) rows.push({ label: 'Due', value: formatPounds(toPence(order.due)) });
  const owed = owedBackWords(order);
  if (owed) rows.push({ label: 'Owed back', value: owed });
  if (payments.length > 0) rows.push({ label: 'Can be refunded', value: formatPounds(toPence(refundable)) });
  return rows;
}
