import { lazy, Suspense, useState } from 'react';
import { SEARCH_LIMITS } from '#features/search/limits.ts';
import { boundsOf, handlesOf, sayHandle } from '#features/search/price-bounds.ts';
import type { VatView } from '#features/settings/vat-view.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useVatWords } from '#web/vat-words.tsx';

// The slider is heavy and its panel is closed at first, so it loads when the panel opens.
const RangeSlider = lazy(async () => ({ default: (await import('#ui/slider.tsx')).RangeSlider }));

type PriceFilterProps = {
  vat: VatView;
  bounds: { minPrice: string; maxPrice: string };
  /** False on the server: renders two number fields, which a form without scripts can send. */
  isAlive: boolean;
  isOpen: boolean;
  onApply: (bounds: { minPrice: string; maxPrice: string }) => void;
};

export function PriceFilter({ vat, bounds, isAlive, isOpen, onApply }: PriceFilterProps) {
  const said = useVatWords();
  const [handles, setHandles] = useState(() => handlesOf(bounds));
  if (!isAlive) return <PlainPriceFilter vat={vat} bounds={bounds} />;
  return (
    <div className="flex min-h-36 flex-col items-start gap-3 sm:col-span-2 lg:col-span-1">
      <div className="min-h-20 w-full">
        {isOpen && (
          <Suspense fallback={null}>
            <RangeSlider
              label={said(`Price range, ${vat} VAT`)}
              min={SEARCH_LIMITS.sliderLeast}
              max={SEARCH_LIMITS.sliderMost}
              step={SEARCH_LIMITS.sliderStep}
              value={handles}
              onValueChange={setHandles}
              thumbLabels={['Lowest price', 'Highest price']}
              format={sayHandle}
            />
          </Suspense>
        )}
      </div>
      <Button variant="secondary" onClick={() => onApply(boundsOf(handles))}>
        Apply Price Filter
      </Button>
    </div>
  );
}

function PlainPriceFilter({ vat, bounds }: Pick<PriceFilterProps, 'vat' | 'bounds'>) {
  const said = useVatWords();
  const field = { prefix: '£', inputMode: 'decimal' } as const;
  return (
    <div className="grid min-h-36 grid-cols-2 items-start gap-4 sm:col-span-2 lg:col-span-1">
      <TextField {...field} label={said(`Lowest price, ${vat} VAT`)} name="minPrice" defaultValue={bounds.minPrice} />
      <TextField {...field} label={said(`Highest price, ${vat} VAT`)} name="maxPrice" defaultValue={bounds.maxPrice} />
    </div>
  );
}
