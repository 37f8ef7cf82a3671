import { memo } from 'react';
import type { WallTyped } from '#features/walls/wall-address.ts';
import { typedLength } from '#values/length.ts';
import { NoWall } from './no-wall.tsx';
import type { Planned } from './use-wall.ts';
import { WallDrawing } from './wall-drawing.tsx';

type WallDrawnProps = { planned: Planned; change: (changes: Partial<WallTyped>) => void };

/** The planned wall as a drawing that can be pulled to another size. Drawn anew when the plan is another, not with each letter. */
export const WallDrawn = memo(function WallDrawn({ planned: { typed, shown, isWrong }, change }: WallDrawnProps) {
  const size = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }) => {
    const unit = typed.unit === 'ft' ? 'ft' : 'm';
    change({ width: typedLength(widthMm, unit), height: typedLength(heightMm, unit) });
  };
  return (
    <div className="wall-drawn">
      {shown ? (
        <WallDrawing plan={shown.design.plan} unit={shown.asked.unit} onSize={size} />
      ) : (
        <NoWall typed={typed} />
      )}
      {shown && isWrong && (
        <p className="meta mt-2">
          The drawing is of the last wall that could be planned, not of the one that you typed.
        </p>
      )}
    </div>
  );
});
