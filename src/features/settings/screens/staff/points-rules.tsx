import type { StaffSettings } from '#features/settings/contract.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import { Panel } from '#ui/panel.tsx';

/** The fixed rules for earning and redeeming points. */
export function PointsRules({ points }: { points: StaffSettings['points'] }) {
  const number = (value: number) => value.toLocaleString('en-GB');
  return (
    <Panel title="Points rules" description="Fixed; the terms promise them to customers">
      <DefinitionList
        dense
        items={[
          { term: 'Earned', value: `${number(points.perPound)} point a whole £1 of goods, ex VAT, once paid` },
          {
            term: 'Redeemed',
            value: `${number(points.redeemStep)} points are worth £${points.stepWorth}, in hundreds`,
          },
          ...points.levels.map(({ name, from }) => ({ term: name, value: `from ${number(from)} points earned` })),
        ]}
      />
    </Panel>
  );
}
