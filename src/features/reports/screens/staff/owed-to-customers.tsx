import type { CreditReport, PointsReport } from '#features/reports/contract.ts';
import { Panel } from '#ui/panel.tsx';
import { CreditHeld } from './credit-held.tsx';
import { Csv } from './csv-links.tsx';
import { PointsHeld } from './points-held.tsx';

/** What the shop owes its customers: account credit and points. */
export function OwedToCustomers({ credit, points }: { credit: CreditReport; points: PointsReport }) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Panel
        title="Account credit held"
        description="What customers may still spend, or be paid out"
        actions={<Csv report="credit" period={credit.period} />}
      >
        <CreditHeld report={credit} />
      </Panel>
      <Panel
        title="Points owed"
        description="What customers may still redeem"
        actions={<Csv report="points" period={points.period} />}
      >
        <PointsHeld report={points} />
      </Panel>
    </div>
  );
}
