import { useId } from 'react';
import type { SalesReport } from '#features/reports/contract.ts';
import type { Period } from '#features/reports/period.ts';
import { UiLink } from '#ui/link.tsx';
import { formatPounds, type Pence, toPence } from '#values/money.ts';
import { useVatWords } from '#web/vat-words.tsx';
import { fromTop, type Scale, scaleOf } from './chart-scale.ts';
import { count, shortPounds, stepInWords } from './words.ts';

type Step = SalesReport['steps'][number];

type RevenueChartProps = {
  report: SalesReport;
  /** The orders of these days; absent without the right to see orders. */
  ordersHref: ((days: Period) => string) | undefined;
};

/** Revenue as columns, each with a mark for the period before. The table below has the same figures. */
export function RevenueChart({ report: { steps, stepSize }, ordersHref }: RevenueChartProps) {
  const ids = { title: useId(), cells: useId() };
  const revenue = steps.map((step) => toPence(step.revenue.incVat));
  const earlier = steps.map((step) => (step.before ? toPence(step.before.incVat) : null));
  const scale = scaleOf([...revenue, ...earlier.filter((value) => value !== null)]);
  const width = 100 / steps.length;
  return (
    <div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 sm:gap-x-3">
        <Marks scale={scale} />
        <div className="relative h-54">
          <svg
            role="img"
            aria-labelledby={ids.title}
            width="100%"
            height="100%"
            className="absolute inset-0 overflow-visible"
          >
            <title id={ids.title}>{useVatWords()(summary(steps, stepSize, revenue))}</title>
            <defs>
              {/* Rows of lights: four points lit, two dark. */}
              <pattern id={ids.cells} patternUnits="userSpaceOnUse" width="100" height="6" y="2">
                <rect width="100" height="4" className="fill-accent forced-colors:fill-[CanvasText]" />
              </pattern>
            </defs>
            {scale.marks.map((mark) => (
              <line
                key={mark}
                x1="0"
                x2="100%"
                y1={`${fromTop(scale, mark)}%`}
                y2={`${fromTop(scale, mark)}%`}
                className={mark === 0 ? 'stroke-dark-soft' : 'stroke-dark-line'}
                strokeWidth="1"
              />
            ))}
            {revenue.map((value, at) => (
              <Column
                key={steps[at]?.from}
                at={at}
                width={width}
                value={value}
                before={earlier[at] ?? null}
                scale={scale}
                fill={ids.cells}
              />
            ))}
          </svg>
          <div className="absolute inset-0 flex">
            {steps.map((step, at) => (
              <Pointed
                key={step.from}
                step={step}
                name={stepInWords(step, stepSize)}
                isOnRight={at >= steps.length / 2}
                href={ordersHref?.(step)}
              />
            ))}
          </div>
        </div>
        <span />
        <div aria-hidden="true" className="mt-2 flex justify-between text-dark-soft text-xs">
          {axisSteps(steps).map((step) => (
            <span key={step.from} className="tabular whitespace-nowrap">
              {stepInWords(step, stepSize)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

type ColumnProps = { at: number; width: number; value: Pence; before: Pence | null; scale: Scale; fill: string };

function Column({ at, width, value, before, scale, fill }: ColumnProps) {
  const zero = fromTop(scale, 0);
  const top = fromTop(scale, Math.max(value, 0));
  const height = Math.abs(fromTop(scale, value) - zero);
  const x = `${(at + 0.14) * width}%`;
  const wide = `${width * 0.72}%`;
  return (
    <>
      <rect x={x} width={wide} y={`${top}%`} height={`${height}%`} fill={`url(#${fill})`} />
      {before !== null && before !== 0 && (
        <rect
          x={`${(at + 0.06) * width}%`}
          width={`${width * 0.88}%`}
          y={`${fromTop(scale, before)}%`}
          height="2"
          className="fill-info forced-colors:fill-[Highlight]"
          transform="translate(0 -1)"
        />
      )}
    </>
  );
}

function Marks({ scale }: { scale: Scale }) {
  return (
    <div aria-hidden="true" className="relative h-54 w-11 sm:w-13">
      {scale.marks.map((mark) => (
        <span
          key={mark}
          className="tabular absolute end-0 -translate-y-1/2 text-dark-soft text-xs"
          style={{ top: `${fromTop(scale, mark)}%` }}
        >
          {shortPounds(mark)}
        </span>
      ))}
    </div>
  );
}

type PointedProps = { step: Step; name: string; isOnRight: boolean; href: string | undefined };

/** The tooltip of a column, for the mouse; the table has the same figures. */
function Pointed({ step, name, isOnRight, href }: PointedProps) {
  const inside = (
    <span
      className={`pointer-events-none absolute top-0 z-10 hidden w-max max-w-60 rounded-md border border-dark-line bg-dark-raised px-3 py-2 text-on-dark text-sm group-hover:block ${isOnRight ? 'end-full me-1' : 'start-full ms-1'}`}
    >
      <span className="block font-semibold">{name}</span>
      <span className="tabular block">{formatPounds(toPence(step.revenue.incVat))}</span>
      <span className="block text-dark-soft text-xs">
        {count(step.orders)} {step.orders === 1 ? 'order' : 'orders'}
      </span>
      {step.before && (
        <span className="tabular mt-1 block text-info text-xs">{formatPounds(toPence(step.before.incVat))} before</span>
      )}
    </span>
  );
  const look = 'group relative block h-full flex-1 hover:bg-on-dark/8';
  if (href === undefined)
    return (
      <span aria-hidden="true" className={look}>
        {inside}
      </span>
    );
  return (
    <UiLink href={href} tabIndex={-1} aria-hidden="true" className={look}>
      {inside}
    </UiLink>
  );
}

/** The first, middle and last step: as many labels as fit on a phone. */
function axisSteps(steps: readonly Step[]): Step[] {
  if (steps.length <= 3) return [...steps];
  const last = steps.length - 1;
  return [0, last / 2, last].flatMap((at) => steps[Math.round(at)] ?? []);
}

function summary(steps: readonly Step[], size: SalesReport['stepSize'], revenue: readonly Pence[]): string {
  const highest = revenue.indexOf(Math.max(...revenue));
  const best = steps[highest];
  const words = `Revenue including VAT by ${size}.`;
  if (!best || revenue.every((value) => value === 0)) return `${words} There is none.`;
  return `${words} The most was ${formatPounds(revenue[highest] ?? 0)} on ${stepInWords(best, size)}. All figures are in the table below.`;
}
