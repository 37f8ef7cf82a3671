import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { data } from 'react-router';
import { mayUser } from '#features/permissions/may-user.ts';
import type { Period } from '#features/reports/period.ts';
import { DEFAULT_PRESET, isPreset, type Preset, presetPeriod } from '#features/reports/presets.ts';
import type { ReportName } from '#features/reports/report-names.ts';
import { BestSellers } from '#features/reports/screens/staff/best-sellers.tsx';
import { LostSearches } from '#features/reports/screens/staff/lost-searches.tsx';
import { LowStock } from '#features/reports/screens/staff/low-stock.tsx';
import { PaymentCosts } from '#features/reports/screens/staff/payment-costs.tsx';
import { PointsHeld } from '#features/reports/screens/staff/points-held.tsx';
import { RangeForm } from '#features/reports/screens/staff/range-form.tsx';
import { SalesPanel } from '#features/reports/screens/staff/sales-panel.tsx';
import { VatTable } from '#features/reports/screens/staff/vat-table.tsx';
import { count, periodInWords } from '#features/reports/screens/staff/words.ts';
import { buttonClass } from '#ui/button-class.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Panel } from '#ui/panel.tsx';
import { londonDayOf } from '#values/london-day.ts';
import { type Api, ApiError } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { fieldErrors } from '#web/forms/form-answer.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/reports.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Reports');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const user = context.get(signedInUser);
  const asked = askedDays(new URL(request.url).searchParams);
  const shown = {
    preset: asked.preset,
    typed: asked.days,
    mayOpenOrders: mayUser(user, 'perm:view_orders'),
    mayOpenProducts: mayUser(user, 'perm:view_products'),
  };
  try {
    return data({ ...shown, reports: await readReports(api, asked.days), errors: {} });
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : null;
    if (!problem?.errors) return orErrorPage(Promise.reject(error));
    return data({ ...shown, reports: null, errors: fieldErrors(problem) }, { status: 400 });
  }
}

/** The days that the address asks for, as they were typed; a preset's where there are none. */
function askedDays(search: URLSearchParams): { preset: Preset | undefined; days: Period } {
  const [from, to] = ['from', 'to'].map((name) => search.get(name)?.trim().slice(0, 40) ?? '');
  if (from || to) {
    const today = londonDayOf(new Date());
    return { preset: undefined, days: { from: from || to || today, to: to || today } };
  }
  const named = search.get('range') ?? '';
  const preset = isPreset(named) ? named : DEFAULT_PRESET;
  return { preset, days: presetPeriod(preset, londonDayOf(new Date())) };
}

async function readReports(api: Api, query: Period) {
  const [sales, products, stock, vat, payments, points, searches] = await Promise.all([
    api('GET /api/reports/sales', { query }),
    api('GET /api/reports/products', { query }),
    api('GET /api/reports/stock'),
    api('GET /api/reports/vat', { query }),
    api('GET /api/reports/payments', { query }),
    api('GET /api/reports/points', { query }),
    api('GET /api/reports/searches', { query }),
  ]);
  return { sales, products, stock, vat, payments, points, searches };
}

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const { preset, typed, reports, errors } = loaderData;
  const wrong = Object.entries(errors).map(([field, message]) => ({ fieldId: `range-${field}`, message }));
  return (
    <>
      <PortalHeader title="Reports" />
      <div className="flex flex-col gap-6">
        <RangeForm path={paths.reports} preset={preset} from={typed.from} to={typed.to} errors={errors} />
        {reports ? (
          <Reports {...loaderData} reports={reports} />
        ) : (
          <ErrorSummary title="These days cannot be shown" errors={wrong} />
        )}
      </div>
    </>
  );
}

type Loaded = Route.ComponentProps['loaderData'];
type ReportsProps = Pick<Loaded, 'mayOpenOrders' | 'mayOpenProducts'> & { reports: NonNullable<Loaded['reports']> };

function Reports({ reports, mayOpenOrders, mayOpenProducts }: ReportsProps) {
  const { sales, products, stock, vat, payments, points, searches } = reports;
  const { period } = sales;
  const productHref = mayOpenProducts
    ? ({ sku, name }: { sku: string | null; name: string }) =>
        `${paths.productStore}?${new URLSearchParams({ q: sku ?? name })}`
    : undefined;
  const ordersOf = mayOpenOrders ? ordersHref : undefined;
  return (
    <>
      <SalesPanel
        report={sales}
        hrefs={
          ordersOf && {
            sold: (days) => ordersOf('sold', days),
            refunded: (days) => ordersOf('refunded', days),
            unpaid: (days) => ordersOf('sold', days, { payment: 'unpaid' }),
          }
        }
        download={<Csv report="sales" period={period} />}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <Panel
          padded={false}
          title="Best sellers"
          description={`${count(products.total.units)} pieces of ${count(products.total.products)} products, ex VAT, before discounts and refunds`}
          actions={<Csv report="products" period={period} />}
        >
          <BestSellers
            report={products}
            productHref={productHref}
            ordersHref={ordersOf && (({ productId }) => ordersOf('sold', period, { productId: String(productId) }))}
          />
        </Panel>
        <Panel
          title="Low stock"
          description={`${count(stock.found)} on sale with ${stock.below} or fewer left, today`}
          actions={<Csv report="stock" period={period} />}
        >
          <LowStock report={stock} productHref={productHref} />
        </Panel>
      </div>
      <Panel
        padded={false}
        title="VAT"
        description={`Invoices by their tax point and credit notes by their date, ${periodInWords(period)}`}
        actions={<Csv report="vat" period={period} />}
      >
        <VatTable
          report={vat}
          hrefOf={ordersOf && ((days, vatRate) => ordersOf('vat', days, vatRate ? { vatRate } : {}))}
        />
      </Panel>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel
            padded={false}
            title="Payments and what they cost"
            description="At today's fees; what staff noted by hand costs nothing"
            actions={<Csv report="payments" period={period} />}
          >
            <PaymentCosts
              report={payments}
              hrefOf={
                ordersOf &&
                (({ paymentMethodId }) =>
                  paymentMethodId === null
                    ? undefined
                    : ordersOf('paid', period, { paymentMethodId: String(paymentMethodId) }))
              }
            />
          </Panel>
          <Panel
            title="Searches without a result"
            description="What to stock, or to call by another name"
            actions={<Csv report="searches" period={period} />}
          >
            <LostSearches report={searches} hrefOf={(q) => paths.search({ q })} />
          </Panel>
        </div>
        <Panel
          title="Points owed"
          description="What customers may still redeem"
          actions={<Csv report="points" period={period} />}
        >
          <PointsHeld report={points} />
        </Panel>
      </div>
    </>
  );
}

function ordersHref(dates: string, { from, to }: Period, more: Record<string, string> = {}): string {
  return `${paths.staffOrders}?${new URLSearchParams({ dates, from, to, ...more })}`;
}

function Csv({ report, period: { from, to } }: { report: ReportName; period: Period }): ReactNode {
  return (
    <a
      href={`/api/reports/${report}/export?${new URLSearchParams({ from, to })}`}
      download
      aria-label={`Download CSV: ${report}`}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      <Download aria-hidden="true" className="size-4" />
      CSV
    </a>
  );
}
