import { findCustomer } from '#features/accounts/server/door.ts';
import { creditOf, findPayout } from '#features/credit/server/door.ts';
import { postNews } from '#features/orders/server/door.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { formatPounds } from '#values/money.ts';

const TEMPLATE = 'credit-payout';
const HEADING = 'Your credit has been paid out';

/** Tells a customer what of their credit was paid out, why, and what is left. */
export const writePayoutEmail: Reaction<'credit.paid_out'> = async (
  work,
  { id, payload: { customerId, payoutId } },
) => {
  const [customer, payout] = [await findCustomer(work.tx, customerId), await findPayout(work.tx, payoutId)];
  if (!customer || !payout) return;
  const left = await creditOf(work.tx, customerId);
  const says = [
    `We have paid ${formatPounds(payout.amount)} of your account credit to you by bank transfer.`,
    payout.reference && `Its reference is ${payout.reference}.`,
    left > 0 ? `${formatPounds(left)} of credit is left.` : 'No credit is left.',
  ];
  await postNews(work, {
    template: TEMPLATE,
    recipient: customer.email,
    subject: HEADING,
    heading: HEADING,
    text: says.filter(Boolean).join(' '),
    quote: payout.reason,
    path: '/customer-dashboard',
    linkText: 'View your credit',
    cause: `announcement:${id}:user:${customerId}:${TEMPLATE}`,
  });
};
