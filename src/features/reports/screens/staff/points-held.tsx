import type { PointsReport } from '#features/reports/contract.ts';
import { MoneyRows } from '#ui/money-rows.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { count, periodInWords } from './words.ts';

/** The points that the shop owes its customers. */
export function PointsHeld({ report }: { report: PointsReport }) {
  const { held, heldBefore, earned, redeemed, reversed, adjusted, withheld, period } = report;
  return (
    <>
      <p className="tabular font-heading font-semibold text-2xl">{formatPounds(toPence(held.worth))}</p>
      <p className="meta mt-0.5">
        {count(held.points)} points at 1p, held by{' '}
        {held.customers === 1 ? '1 customer' : `${count(held.customers)} customers`} at the end of{' '}
        {periodInWords({ from: period.to, to: period.to })}
      </p>
      <MoneyRows
        className="mt-4 text-sm"
        rows={[
          { label: 'Held before', value: count(heldBefore.points) },
          { label: 'Earned', value: count(earned) },
          { label: 'Redeemed', value: count(redeemed) },
          { label: 'Reversed', value: count(reversed) },
          { label: 'Adjusted by staff', value: count(adjusted) },
          { label: 'Held at the end', value: count(held.points), strong: true },
        ]}
      />
      {toPence(withheld) > 0 && (
        <p className="meta mt-3">
          {formatPounds(toPence(withheld))} was withheld from refunds for points that were spent already: credited, and
          not given back.
        </p>
      )}
    </>
  );
}
