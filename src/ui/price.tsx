import type { CSSProperties } from 'react';
import { cx } from './class-names.ts';
import { useSecondPrice } from './second-price.ts';

export type PriceProps = {
  /** Already formatted: '£1,234.56'. */
  exVat: string;
  /** Absent in a shop that has one price, without VAT. */
  incVat?: string | undefined;
  /** The same amounts in pence (of a range: both ends), to show them in a second currency. */
  exPence: readonly number[];
  incPence: readonly number[];
  size?: 'sm' | 'md' | 'lg';
  className?: string;
};

/** Shows both prices. `data-vat="inc"` on the page makes the second one the large one, in the same room. */
export function Price({ exVat, incVat, exPence, incPence, size = 'md', className }: PriceProps) {
  return (
    <span className={cx('price', className)} style={{ '--price-size': sizes[size] } as CSSProperties}>
      <span className={incVat && 'price-ex'} style={{ font: incVat ? undefined : 'var(--price-major)' }}>
        {exVat} {incVat && <span className={suffixClass}>ex VAT</span>}
      </span>
      {incVat && (
        <span className="price-inc">
          {incVat} <span className={suffixClass}>inc VAT</span>
        </span>
      )}
      <InSecond pence={exPence} of={incVat && 'ex'} />
      {incVat && <InSecond pence={incPence} of="inc" />}
    </span>
  );
}

// The style sheet shows only the one that belongs to the large price.
function InSecond({ pence, of }: { pence: readonly number[]; of: string | undefined }) {
  const second = useSecondPrice();
  const said = pence.map(second);
  if (said.includes(null)) return null;
  return (
    <span className={`price-second price-second-${of}`}>
      {said.join(' – ')} {of && `${of} VAT`}
    </span>
  );
}

const sizes = { sm: '1rem', md: '1.25rem', lg: '2rem' };

const suffixClass = 'whitespace-nowrap font-normal font-sans text-[0.875rem] text-ink-soft tracking-normal';
