import type { ReactNode } from 'react';
import type { SalesReport } from '#features/reports/contract.ts';
import type { Period } from '#features/reports/period.ts';
import { DarkSection } from '#ui/dark-section.tsx';
import { UiLink } from '#ui/link.tsx';
import { numeric, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';
import { useVatWords } from '#web/vat-words.tsx';
import { Change } from './change.tsx';
import { RevenueChart } from './revenue-chart.tsx';
import { count, periodInWords, roundPounds, stepInWords } from './words.ts';

type SalesPanelProps = {
  report: SalesReport;
  /** The orders behind a figure; absent without the right to see orders. */
  hrefs:
    | { sold: (days: Period) => string; refunded: (days: Period) => string; unpaid: (days: Period) => string }
    | undefined;
  download: ReactNode;
};

/** Revenue: the figure, its parts, then the chart. */
export function SalesPanel({ report, hrefs, download }: SalesPanelProps) {
  const said = useVatWords();
  const { figures, figuresBefore, unpaid, owedBack, period, before } = report;
  return (
    <DarkSection className="rounded-lg">
      <section aria-labelledby="revenue" className="p-4 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h2 id="revenue" className="text-sm text-dark-soft">
              {said('Revenue inc VAT')}, {periodInWords(period)}
            </h2>
            <p className="tabular wrap-anywhere mt-1 font-heading font-semibold text-4xl leading-none tracking-tight sm:text-5xl">
              <Figure href={hrefs?.sold(period)}>{formatPounds(toPence(figures.revenue.incVat))}</Figure>
            </p>
            <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-dark-soft">
              {toPence(figuresBefore.revenue.incVat) === 0 ? (
                <span>There was no revenue from {periodInWords(before)} to compare with.</span>
              ) : (
                <>
                  <Change now={toPence(figures.revenue.incVat)} before={toPence(figuresBefore.revenue.incVat)} />
                  <span>
                    {roundPounds(figuresBefore.revenue.incVat)} from {periodInWords(before)}
                  </span>
                </>
              )}
            </p>
          </div>
          {download}
        </div>
        <dl className="mt-6 grid grid-cols-2 gap-x-5 gap-y-5 border-dark-line border-t pt-5 sm:grid-cols-3 xl:grid-cols-6">
          <VatParts report={report} />
          <Part label="Orders" value={count(figures.orders)} href={hrefs?.sold(period)}>
            <Change now={figures.orders} before={figuresBefore.orders} />
          </Part>
          <Part
            label={said('Average order inc VAT')}
            value={figures.average ? formatPounds(toPence(figures.average.incVat)) : 'None'}
          >
            <Change
              now={toPence(figures.average?.incVat ?? '0')}
              before={toPence(figuresBefore.average?.incVat ?? '0')}
            />
          </Part>
          <Part
            label={said('Refunds inc VAT')}
            value={formatPounds(toPence(figures.refunds.incVat))}
            href={hrefs?.refunded(period)}
          >
            <Change neutral now={toPence(figures.refunds.incVat)} before={toPence(figuresBefore.refunds.incVat)} />
            <span className="block text-ink-soft">Cancelled orders count in neither sales nor refunds</span>
          </Part>
          {toPence(figures.paidAgain.incVat) > 0 && (
            <Part label={said('Paid again inc VAT')} value={formatPounds(toPence(figures.paidAgain.incVat))}>
              <span className="text-ink-soft">Of refunded orders, or because a refund failed</span>
            </Part>
          )}
          <Part label="Still to be paid" value={formatPounds(toPence(unpaid.incVat))} href={hrefs?.unpaid(period)}>
            <span className="text-ink-soft">
              {unpaid.orders === 1 ? '1 order' : `${count(unpaid.orders)} orders`} of this period
            </span>
          </Part>
          {owedBack.orders > 0 && (
            <Part label="Owed back" value={formatPounds(toPence(owedBack.incVat))} href={hrefs && paths.owedBack}>
              <span className="text-ink-soft">
                {owedBack.orders === 1 ? '1 order' : `${count(owedBack.orders)} orders`}, cancelled or paid too much,
                now
              </span>
            </Part>
          )}
        </dl>
        <div className="mt-7">
          <RevenueChart report={report} ordersHref={hrefs?.sold} />
        </div>
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-dark-soft text-xs">
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="size-2.5 bg-accent forced-colors:bg-[CanvasText]" />
            This period
          </span>
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="h-0.5 w-4 bg-info forced-colors:bg-[Highlight]" />
            The period before, at the same place
          </span>
        </p>
        <details className="mt-4 border-dark-line border-t pt-3">
          <summary className="w-fit rounded-xs py-1.5 font-medium text-sm">The chart as a table</summary>
          <SalesTable report={report} hrefOf={hrefs?.sold} />
        </details>
      </section>
    </DarkSection>
  );
}

function VatParts({ report }: { report: SalesReport }) {
  const { revenue } = report.figures;
  if (!useHasVat(report)) return null;
  return (
    <>
      <Part label="Revenue ex VAT" value={formatPounds(toPence(revenue.exVat))}>
        <Change now={toPence(revenue.exVat)} before={toPence(report.figuresBefore.revenue.exVat)} />
      </Part>
      <Part label="VAT in it" value={formatPounds(toPence(revenue.vat))}>
        <span className="text-ink-soft">as charged to customers</span>
      </Part>
    </>
  );
}

function Part({ label, value, href, children }: { label: string; value: string; href?: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-dark-soft text-xs">{label}</dt>
      <dd className="tabular wrap-anywhere mt-1 font-heading font-semibold text-xl">
        <Figure href={href}>{value}</Figure>
      </dd>
      <dd className="mt-0.5 text-xs">{children}</dd>
    </div>
  );
}

/** A figure with a link to its orders. */
export function Figure({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return children;
  return (
    <UiLink href={href} className="rounded-xs decoration-2 decoration-accent underline-offset-4 hover:underline">
      {children}
    </UiLink>
  );
}

function SalesTable({ report, hrefOf }: { report: SalesReport; hrefOf: ((days: Period) => string) | undefined }) {
  const said = useVatWords();
  const hasVat = useHasVat(report);
  const figures = STEP_FIGURES.filter(({ 0: name }) => hasVat || !OF_VAT.has(name));
  return (
    <Table caption="Revenue, step by step" className="mt-2 max-h-96">
      <THead columns={['Days', ...figures.map(([name]) => numeric(said(name)))]} />
      <TBody>
        {report.steps.map((step) => (
          <Tr key={step.from}>
            <Td primary className="whitespace-nowrap">
              <Figure href={hrefOf?.(step)}>{stepInWords(step, report.stepSize)}</Figure>
            </Td>
            {figures.map(([name, textOf]) => (
              <Td key={name} label={said(name)} numeric>
                {textOf(step)}
              </Td>
            ))}
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

/** Figures that a shop without VAT does not have beside its one revenue. */
const OF_VAT: ReadonlySet<string> = new Set(['Revenue ex VAT', 'VAT']);

// What was charged in a period before stays said.
function useHasVat({ figures }: SalesReport): boolean {
  return useIsRegistered() || toPence(figures.revenue.vat) !== 0;
}

const STEP_FIGURES: [name: string, textOf: (step: SalesReport['steps'][number]) => string][] = [
  ['Orders', ({ orders }) => count(orders)],
  ['Revenue ex VAT', ({ revenue }) => formatPounds(toPence(revenue.exVat))],
  ['VAT', ({ revenue }) => formatPounds(toPence(revenue.vat))],
  ['Revenue inc VAT', ({ revenue }) => formatPounds(toPence(revenue.incVat))],
  ['Before, inc VAT', ({ before }) => (before ? formatPounds(toPence(before.incVat)) : '–')],
];
