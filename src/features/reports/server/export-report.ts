import { mayHaveChargedVat } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type CsvCell, csvFile } from '#platform/csv.ts';
import type { FileAnswer } from '#platform/http/contract.ts';
import { londonDayOf } from '#values/london-day.ts';
import type { ReportName, Sums } from '../contract.ts';
import type { Period } from '../period.ts';
import { reportCredit } from './report-credit.ts';
import { reportPayments } from './report-payments.ts';
import { reportPoints } from './report-points.ts';
import { reportProducts } from './report-products.ts';
import { reportSales } from './report-sales.ts';
import { reportSearches } from './report-searches.ts';
import { reportStock } from './report-stock.ts';
import { type FirstOf, reportUnopened } from './report-unopened.ts';
import { reportVat } from './report-vat.ts';

const ALL_PRODUCTS = 100_000;

type Sheet = { columns: string[]; rows: CsvCell[][] };

/** A report as a spreadsheet, with the same figures as on the screen. */
export async function exportReport(
  context: AppContext,
  report: ReportName,
  period: Period,
  firstOf: FirstOf,
): Promise<FileAnswer> {
  const { columns, rows } = await SHEETS[report](context, period, firstOf);
  const days = report === 'stock' ? londonDayOf(context.clock.now()) : `${period.from}-to-${period.to}`;
  return {
    filename: `${report}-${days}.csv`,
    content: csvFile(
      columns,
      rows.map((row) => row.map(withNumbers)),
    ),
  };
}

// A negative amount as text would begin as a formula does, and be escaped; as a number it can be added up.
function withNumbers(cell: CsvCell): CsvCell {
  return typeof cell === 'string' && /^-\d+\.\d{2}$/.test(cell) ? Number(cell) : cell;
}

type SheetOf = (context: AppContext, period: Period, firstOf: FirstOf) => Promise<Sheet>;

/** The columns of a sum; of a shop that never charged VAT it is one. */
function sumColumns(hasVat: boolean) {
  return {
    sumsOf: (what: string) => (hasVat ? ['ex VAT', 'VAT', 'inc VAT'].map((sum) => `${what} ${sum}`) : [what]),
    cellsOf: ({ exVat, vat, incVat }: Sums) => (hasVat ? [exVat, vat, incVat] : [incVat]),
  };
}

const SHEETS: Record<ReportName, SheetOf> = {
  sales: async ({ db, clock }, period) => {
    const { sumsOf, cellsOf } = sumColumns(await mayHaveChargedVat(db, clock.now()));
    const revenue = sumsOf('Revenue');
    const { steps, figures } = await reportSales(db, period);
    return {
      columns: [
        'From',
        'To',
        'Orders',
        ...revenue,
        'Period before: from',
        'to',
        'orders',
        revenue.length > 1 ? 'inc VAT' : 'revenue',
      ],
      rows: [
        ...steps.map(({ from, to, orders, revenue, before }) => [
          ...[from, to, orders, ...cellsOf(revenue)],
          ...(before ? [before.from, before.to, before.orders, before.incVat] : []),
        ]),
        ['Total', null, figures.orders, ...cellsOf(figures.revenue)],
        ['of which sales', null, null, ...cellsOf(figures.sales)],
        ['less refunds', null, null, ...cellsOf(figures.refunds)],
        ['and refunded and paid again', null, null, ...cellsOf(figures.paidAgain)],
      ].map(padded(7 + revenue.length)),
    };
  },
  products: async ({ db, clock }, period) => {
    const ex = (await mayHaveChargedVat(db, clock.now())) ? ' ex VAT' : '';
    const { items } = await reportProducts(db, period, ALL_PRODUCTS);
    return {
      columns: [
        'Product',
        'SKU',
        'Units',
        'Orders',
        `Sales${ex}`,
        'Share in percent',
        'Units before',
        `Sales${ex} before`,
      ],
      rows: items.map(({ name, sku, units, orders, exVat, permille, before }) => [
        name,
        sku,
        units,
        orders,
        exVat,
        (permille / 10).toFixed(1),
        before.units,
        before.exVat,
      ]),
    };
  },
  stock: async ({ db, clock }) => {
    const { items } = await reportStock(db, clock.now());
    return {
      columns: ['Product', 'SKU', 'In stock', 'Sold in 30 days', 'Days left', 'Reorder point'],
      rows: items.map(({ name, sku, stockQuantity, sold30, daysLeft, reorderPoint }) => [
        ...[name, sku, stockQuantity, sold30, daysLeft, reorderPoint],
      ]),
    };
  },
  vat: async ({ db, clock }, period) => {
    const hasVat = await mayHaveChargedVat(db, clock.now());
    const { sumsOf, cellsOf } = sumColumns(hasVat);
    const { rates, months, total } = await reportVat(db, period);
    const row = (of: string, { invoices, invoiced, creditNotes, credited, due }: typeof total) => [
      of,
      invoices,
      ...cellsOf(invoiced),
      creditNotes,
      ...cellsOf(credited),
      ...cellsOf(due),
    ];
    return {
      columns: ['Of', 'Invoices', ...sumsOf('Invoiced'), 'Credit notes', ...sumsOf('Credited'), ...sumsOf('Due')],
      rows: [
        ...(hasVat ? rates : []).map((rate) => row(`Rate ${rate.vatRate} %`, rate)),
        ...months.map((month) => row(`${month.from} to ${month.to}`, month)),
        row('Total', total),
      ],
    };
  },
  payments: async ({ db }, period) => {
    const { items, total } = await reportPayments(db, period);
    const columns = ['Payment method', 'Fee in percent', 'Payments', 'Taken', 'Refunds', 'Given back', 'Cost'];
    const [money, credit] = [items.filter(({ isCredit }) => !isCredit), items.filter(({ isCredit }) => isCredit)];
    const rows = [...money, { ...total, name: 'Total', feePercent: null }, ...credit].map((item) => [
      item.name,
      item.feePercent,
      item.payments,
      item.taken,
      item.refunds,
      item.refunded,
      item.cost,
    ]);
    return { columns, rows };
  },
  points: async ({ db }, period) => {
    const { held, heldBefore, earned, redeemed, reversed, adjusted, withheld } = await reportPoints(db, period);
    return {
      columns: ['What', 'Points', 'Worth'],
      rows: [
        [`Held before ${period.from}`, heldBefore.points, heldBefore.worth],
        ['Earned', earned, null],
        ['Redeemed', redeemed, null],
        ['Reversed', reversed, null],
        ['Adjusted', adjusted, null],
        [`Held at the end of ${period.to}`, held.points, held.worth],
        ['Withheld from refunds for spent points', null, withheld],
      ],
    };
  },
  credit: async ({ db }, period) => {
    const { held, heldBefore, given, spent, paidOut } = await reportCredit(db, period);
    return {
      columns: ['What', 'Amount'],
      rows: [
        [`Held before ${period.from}`, heldBefore],
        ['Given', given],
        ['Spent', spent],
        ['Paid out', paidOut],
        [`Held at the end of ${period.to}`, held.amount],
      ],
    };
  },
  searches: async ({ db }, period) => {
    const { items } = await reportSearches(db, period);
    return {
      columns: ['Searched for', 'Times', 'Last'],
      rows: items.map(({ query, times, lastDay }) => [query, times, lastDay]),
    };
  },
  unopened: async ({ db }, period, firstOf) => {
    const { items } = await reportUnopened(db, period, firstOf);
    return {
      columns: ['Searched for', 'Visitors', 'Opened nothing', 'Last', 'First today', 'Opened (added)'],
      rows: items.map(({ query, visits, unopened, lastDay, first, opened }) => [
        ...[query, visits, unopened, lastDay, first?.name ?? null],
        opened.map((each) => `${each.name}: ${each.opened} (${each.added})`).join('; '),
      ]),
    };
  },
};

// Pads every row to the number of columns.
function padded(width: number) {
  return (row: CsvCell[]): CsvCell[] => [...row, ...Array<CsvCell>(width).fill(null)].slice(0, width);
}
