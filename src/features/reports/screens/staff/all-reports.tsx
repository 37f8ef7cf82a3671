import type { Period } from '#features/reports/period.ts';
import { Panel } from '#ui/panel.tsx';
import { toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';
import { useVatWords } from '#web/vat-words.tsx';
import { BestSellers } from './best-sellers.tsx';
import { Csv, VatCsv } from './csv-links.tsx';
import { LostSearches } from './lost-searches.tsx';
import { LowStock } from './low-stock.tsx';
import { OwedToCustomers } from './owed-to-customers.tsx';
import { PaymentCosts } from './payment-costs.tsx';
import type { Reports } from './read-reports.ts';
import { SalesPanel } from './sales-panel.tsx';
import { UnopenedSearches } from './unopened-searches.tsx';
import { VatTable } from './vat-table.tsx';
import { count, periodInWords } from './words.ts';

type AllReportsProps = { reports: Reports; mayOpenOrders: boolean; mayOpenProducts: boolean };

/** The reports of a period, each with its spreadsheet and links to the orders and products behind its figures. */
export function AllReports({ reports, mayOpenOrders, mayOpenProducts }: AllReportsProps) {
  const said = useVatWords();
  const { sales, products, stock, vat, payments, points, credit, searches, unopened } = reports;
  const { period } = sales;
  // What was charged before the shop left VAT stays said.
  const hasVat = useIsRegistered() || toPence(vat.total.due.vat) !== 0;
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
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Panel
          padded={false}
          title="Best sellers"
          description={said(
            `${count(products.total.units)} pieces of ${count(products.total.products)} products, ex VAT, before discounts and refunds`,
          )}
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
          description={`${count(stock.found)} on sale at or below the reorder point today`}
          actions={<Csv report="stock" period={period} />}
        >
          <LowStock report={stock} productHref={productHref} />
        </Panel>
      </div>
      <Panel
        padded={false}
        title={hasVat ? 'VAT' : 'Invoices'}
        description={`Invoices by their ${hasVat ? 'tax point' : 'date'} and credit notes by theirs, ${periodInWords(period)}`}
        actions={<VatCsv period={period} withDocuments={mayOpenOrders} />}
      >
        <VatTable
          report={vat}
          hasVat={hasVat}
          hrefOf={ordersOf && ((days, vatRate) => ordersOf('vat', days, vatRate ? { vatRate } : {}))}
        />
      </Panel>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel
            padded={false}
            title="Payments and what they cost"
            description="At today's fees; what staff noted by hand costs nothing. Account credit moves no money and is in no total"
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
          <Panel
            title="Searches after which nothing was opened"
            description="Each visitor once a day; staff, programs and visits of under three seconds are not counted"
            actions={<Csv report="unopened" period={period} />}
          >
            <UnopenedSearches report={unopened} hrefOf={(q) => paths.search({ q })} productHref={paths.product} />
          </Panel>
        </div>
        <OwedToCustomers credit={credit} points={points} />
      </div>
    </>
  );
}

function ordersHref(dates: string, { from, to }: Period, more: Record<string, string> = {}): string {
  return `${paths.staffOrders}?${new URLSearchParams({ dates, from, to, ...more })}`;
}
