import { memo } from 'react';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import { describeWall } from '#features/walls/describe-wall.ts';
import type { WallTyped } from '#features/walls/wall-address.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import { Panel } from '#ui/panel.tsx';
import { NoWall } from './no-wall.tsx';
import type { Planned } from './use-wall.ts';
import { WallAlternatives } from './wall-alternatives.tsx';
import { WallLines } from './wall-lines.tsx';
import { WallPrice } from './wall-price.tsx';

type WallPlannedProps = {
  planned: Planned;
  delivery: DeliveryPlan;
  pencePerKwh: number;
  /** The sentence with which the cart refused the wall. */
  refused: string | undefined;
  change: (changes: Partial<WallTyped>) => void;
};

/** What the planned wall costs, is made of and could be instead. Drawn anew when the plan is another, not with each letter. */
export const WallPlanned = memo(function WallPlanned({
  planned: { typed, shown, isWrong, search },
  delivery,
  pencePerKwh,
  refused,
  change,
}: WallPlannedProps) {
  if (!shown) return null;
  if (isWrong)
    return (
      <div className="wall-price">
        <NoWall typed={typed} />
      </div>
    );
  const { asked, design } = shown;
  const figures = describeWall(design.plan, asked, pencePerKwh).map(({ term, value, note }) => ({
    term,
    value: (
      <>
        {value}
        {note && <span className="meta block font-normal">{note}</span>}
      </>
    ),
  }));
  return (
    <>
      <section aria-label="Price" className="wall-price">
        <WallPrice design={design} search={search} delivery={delivery} refused={refused} />
      </section>
      <div className="wall-more flex flex-col gap-6">
        <Panel title="The figures">
          <DefinitionList dense columns={2} items={figures} />
        </Panel>
        <WallAlternatives
          alternatives={design.alternatives}
          typed={typed}
          unit={asked.unit}
          onChoose={(cabinet) => change({ cabinet })}
        />
        <WallLines plan={design.plan} />
      </div>
    </>
  );
});
