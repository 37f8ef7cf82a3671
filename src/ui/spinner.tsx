import { cx } from './class-names.ts';

/** Shows itself only after 300 ms, so that quick work does not flicker. */
export function Spinner({ label, size = 'md' }: { label: string; size?: 'sm' | 'md' | 'lg' }) {
  return (
    <span role="status" className="appear-late inline-flex items-center">
      <SpinnerRing className={sizes[size]} />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** The drawing alone, for places that are already announced. */
export function SpinnerRing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 16 16" className={cx('size-4 shrink-0', className)} aria-hidden="true">
      <g className="spin origin-center" fill="currentColor">
        {cells.map(([x, y], at) => (
          <rect key={`${x}-${y}`} x={x} y={y} width="3" height="3" rx="0.5" opacity={0.2 + at * 0.114} />
        ))}
      </g>
    </svg>
  );
}

const sizes = { sm: 'size-4', md: 'size-6', lg: 'size-10' };

// Eight pixels on a circle, each brighter than the one before.
const cells = [
  [6.5, 0.5],
  [10.7, 2.3],
  [12.5, 6.5],
  [10.7, 10.7],
  [6.5, 12.5],
  [2.3, 10.7],
  [0.5, 6.5],
  [2.3, 2.3],
] as const;
