import { type ReactNode, useId } from 'react';

type ProgressProps = { label: ReactNode; value?: number; max?: number; showValue?: boolean; className?: string };

/** A bar of pixels; without a value it only shows that work goes on. */
export function Progress({ label, value, max = 100, showValue = true, className }: ProgressProps) {
  const labelId = useId();
  const percent = value === undefined ? undefined : Math.round((Math.min(Math.max(value, 0), max) / max) * 100);
  return (
    <div className={className}>
      <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <span id={labelId} className="font-semibold">
          {label}
        </span>
        {showValue && percent !== undefined && (
          <span aria-hidden="true" className="tabular text-ink-soft">
            {percent}%
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="pixel-track overflow-hidden bg-line"
      >
        <div
          className={
            percent === undefined ? 'pixel-fill run w-1/4' : 'pixel-fill transition-[width] duration-200 ease-calm'
          }
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
