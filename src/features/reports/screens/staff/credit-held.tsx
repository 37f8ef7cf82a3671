import type { CreditReport } from '#features/reports/contract.ts';
import { MoneyRows } from '#ui/money-rows.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { count, periodInWords } from './words.ts';

/** The account credit that the shop owes its customers. */
export function CreditHeld({ report }: { report: CreditReport }) {
  const { held, heldBefore, given, spent, paidOut, period } = report;
  const pounds = (amount: string) => formatPounds(toPence(amount));
  return (
    <>
      <p className="tabular font-heading font-semibold text-2xl">{pounds(held.amount)}</p>
      <p className="meta mt-0.5">
        Held by {held.customers === 1 ? '1 customer' : `${count(held.customers)} customers`} at the end of{' '}
        {periodInWords({ from: period.to, to: period.to })}
      </p>
      <MoneyRows
        className="mt-4 text-sm"
        rows={[
          { label: 'Held before', value: pounds(heldBefore) },
          { label: 'Given', value: pounds(given) },
          { label: 'Spent', value: pounds(spent) },
          { label: 'Paid out', value: pounds(paidOut) },
          { label: 'Held at the end', value: pounds(held.amount), strong: true },
        ]}
      />
    </>
  );
}
