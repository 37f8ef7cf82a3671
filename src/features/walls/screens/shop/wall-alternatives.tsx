import type { MouseEvent } from 'react';
import { VatSides } from '#features/settings/screens/vat-amount.tsx';
import type { Alternative } from '#features/walls/design.ts';
import { type WallTyped, wallSearch } from '#features/walls/wall-address.ts';
import { Badge } from '#ui/badge.tsx';
import { Panel } from '#ui/panel.tsx';
import { type LengthUnit, lengthText } from '#values/length.ts';
import { formatPounds } from '#values/money.ts';
import { paths } from '#web/paths.ts';

type WallAlternativesProps = {
  alternatives: readonly Alternative[];
  typed: WallTyped;
  unit: LengthUnit;
  onChoose: (sku: string) => void;
};

/** The same wall of each pitch that is sold for the place, side by side. */
export function WallAlternatives({ alternatives, typed, unit, onChoose }: WallAlternativesProps) {
  return (
    <Panel title="Finer or coarser" description="The same wall of every pitch that we sell for this place.">
      <ul className="wall-pitches">
        {alternatives.map(({ plan, isChosen, suitsViewer }) => {
          const { cabinet, pixelsWide, pixelsHigh, nearestM, totalKg, greatestWatts, sums } = plan;
          const href = paths.ledWall(wallSearch({ ...typed, cabinet: cabinet.sku }));
          const choose = (event: MouseEvent) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onChoose(cabinet.sku);
          };
          return (
            <li key={cabinet.sku} className="wall-pitch" data-chosen={isChosen || undefined}>
              <h3 className="title-3">{Number(cabinet.pitchMm.toFixed(2))} mm</h3>
              <Badge tone={suitsViewer ? 'positive' : 'caution'}>
                {suitsViewer ? 'Smooth for your viewer' : 'Pixels show up close'}
              </Badge>
              <ul className="meta tabular mt-2">
                <li>
                  {pixelsWide} × {pixelsHigh} pixels
                </li>
                <li>Smooth from {lengthText(nearestM * 1000, unit)}</li>
                <li>
                  {totalKg.toLocaleString('en-GB')} kg, {greatestWatts.toLocaleString('en-GB')} W at most
                </li>
              </ul>
              <p className="tabular mt-2 font-semibold">
                <VatSides
                  ex={`${formatPounds(sums.exVatPence)} ex VAT`}
                  inc={`${formatPounds(sums.incVatPence)} inc VAT`}
                />
              </p>
              {isChosen ? (
                <p className="wall-choice font-semibold text-sm">Shown above</p>
              ) : (
                <a
                  href={href}
                  onClick={choose}
                  aria-label={`Show this one: ${cabinet.name}`}
                  className="wall-choice text-sm underline"
                >
                  Show this one
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
