import type { DottedLand } from '#features/tracking/coastline/dotted-land.ts';

/** A dotted map with one place, without an external map service. */
export function PlaceMap({ land: { columns, rows, runs, at }, town }: { land: DottedLand; town: string }) {
  return (
    <div
      role="img"
      aria-label={`Map: ${town} in the United Kingdom`}
      className="relative overflow-clip rounded-md bg-dark"
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${columns} ${rows}`}
        className="block h-auto w-full forced-color-adjust-none"
      >
        <path
          d={runs}
          strokeWidth={0.5}
          strokeDasharray="0.5 0.5"
          strokeDashoffset={-0.25}
          className="stroke-dark-soft/60"
        />
        <circle cx={at.x} cy={at.y} r={4.5} className="fill-accent/25" />
        <rect x={at.x - 1} y={at.y - 1} width={2} height={2} className="fill-accent" />
      </svg>
      <span
        aria-hidden="true"
        style={{ left: `${(at.x / columns) * 100}%`, top: `${(at.y / rows) * 100}%` }}
        className="absolute translate-x-4 -translate-y-1/2 rounded-sm bg-dark/85 px-1.5 py-0.5 font-semibold text-on-dark text-sm"
      >
        {town}
      </span>
    </div>
  );
}
