import { expectedInWords } from '#features/orders/expected-day.ts';
import type { WholeOrder } from '#features/orders/server/door.ts';
import { netOf } from '#features/payments/ledger-sums.ts';
import type { AppContext } from '#platform/app-context.ts';
import { orderContent, payableTerms } from './order-content.ts';
import type { MoneyDocument } from './pdf/money-document.tsx';

/** The pro-forma of an order that waits for a bank transfer, with what is left to be paid of it. */
export async function proFormaOf({ db, clock }: AppContext, whole: WholeOrder): Promise<MoneyDocument> {
  const paid = Math.max(0, netOf(whole.sums));
  const { released } = whole.sums;
  const expectedOn = expectedInWords({ ...whole.order, bankDetails: whole.bankDetails }, { now: clock.now() });
  const content = {
    ...(await orderContent(db, whole)),
    terms: payableTerms(whole),
    ...(paid > 0 && { paid }),
    ...(released > 0 && { released }),
    ...(expectedOn && { expectedOn }),
  };
  // It shows the day alone, and to the minute it is the same sheet for who asks again.
  const issuedAt = `${clock.now().toISOString().slice(0, 16)}Z`;
  return { kind: 'pro_forma', number: null, issuedAt, taxPoint: null, content };
}
