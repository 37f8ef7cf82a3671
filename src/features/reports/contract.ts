import { z } from 'zod';
import { dayText } from '#platform/http/day-range.ts';
import { amount } from '#platform/http/input.ts';
import { STEP_SIZES } from './period.ts';
import { searchesReportAnswer, unopenedReportAnswer } from './search-reports.ts';

/** The reports, as addresses name them. */
export const REPORTS = [
  'sales',
  'products',
  'stock',
  'vat',
  'payments',
  'points',
  'credit',
  'searches',
  'unopened',
] as const;
export type ReportName = (typeof REPORTS)[number];

/** The first and the last day, in London, both included; default: the last 30 days. */
const rangeQuery = z.object({ from: dayText.optional(), to: dayText.optional() });

const period = z.object({ from: z.string(), to: z.string() });

/** A sum ex VAT, its VAT, and inc VAT. */
const sums = z.object({ exVat: amount, vat: amount, incVat: amount });
export type Sums = z.infer<typeof sums>;

const salesFigures = z.object({
  /** Orders placed in these days that are not cancelled, and their total. */
  orders: z.int(),
  sales: sums,
  /** Refunds made in these days for orders that are not cancelled, whenever those were placed. */
  refunds: sums,
  /** What came in again in these days of orders that had been refunded, or stayed because a refund failed. */
  paidAgain: sums,
  /** Sales less refunds, and what was paid again. */
  revenue: sums,
  /** Sales divided by orders; null without orders. */
  average: z.object({ exVat: amount, incVat: amount }).nullable(),
});
export type SalesFigures = z.infer<typeof salesFigures>;

export const salesReportAnswer = z.object({
  period,
  before: period,
  figures: salesFigures,
  figuresBefore: salesFigures,
  unpaid: z.object({ orders: z.int(), incVat: amount }),
  /** Of cancelled orders, whenever they were placed: what has not gone back yet, as it stands now. */
  owedBack: z.object({ orders: z.int(), incVat: amount }),
  stepSize: z.enum(STEP_SIZES),
  steps: z.array(
    z.object({
      ...period.shape,
      orders: z.int(),
      revenue: sums,
      /** The same step of the period before; null if that period was shorter. */
      before: z.object({ ...period.shape, orders: z.int(), incVat: amount }).nullable(),
    }),
  ),
});
export type SalesReport = z.infer<typeof salesReportAnswer>;

export const productsReportAnswer = z.object({
  period,
  /** The best sellers first; prices ex VAT, before discounts and refunds. */
  items: z.array(
    z.object({
      productId: z.int(),
      name: z.string(),
      sku: z.string().nullable(),
      units: z.int(),
      orders: z.int(),
      exVat: amount,
      /** The share of all goods sold in the period, in tenths of a percent. */
      permille: z.int(),
      before: z.object({ units: z.int(), exVat: amount }),
    }),
  ),
  total: z.object({ products: z.int(), units: z.int(), exVat: amount }),
});
export type ProductsReport = z.infer<typeof productsReportAnswer>;

export const stockReportAnswer = z.object({
  /** The shop's reorder point, for products that have none. */
  below: z.int(),
  /** On sale at or below the reorder point, the first to run out first. */
  items: z.array(
    z.object({
      productId: z.int(),
      name: z.string(),
      sku: z.string().nullable(),
      stockQuantity: z.int(),
      reorderPoint: z.int(),
      sold30: z.int(),
      /** How long the stock lasts at that pace; null if none was sold. */
      daysLeft: z.int().nullable(),
    }),
  ),
  found: z.int(),
});
export type StockReport = z.infer<typeof stockReportAnswer>;

const vatSums = z.object({ invoices: z.int(), invoiced: sums, creditNotes: z.int(), credited: sums, due: sums });

export const vatReportAnswer = z.object({
  period,
  rates: z.array(vatSums.extend({ vatRate: z.string() })),
  /** By calendar month, clipped to the period. */
  months: z.array(vatSums.extend(period.shape)),
  total: vatSums,
});
export type VatReport = z.infer<typeof vatReportAnswer>;

export const paymentsReportAnswer = z.object({
  period,
  items: z.array(
    z.object({
      paymentMethodId: z.int().nullable(),
      name: z.string(),
      /** Account credit, which moves no money and is in no total; the last of the items. */
      isCredit: z.boolean(),
      /** The provider's current fee. */
      feePercent: z.string(),
      ...{ payments: z.int(), taken: amount, refunds: z.int(), refunded: amount, cost: amount },
    }),
  ),
  total: z.object({ payments: z.int(), taken: amount, refunds: z.int(), refunded: amount, cost: amount }),
});
export type PaymentsReport = z.infer<typeof paymentsReportAnswer>;

export const pointsReportAnswer = z.object({
  period,
  /** The balances at the end of the last day, and their value at 1p a point. */
  held: z.object({ points: z.int(), worth: amount, customers: z.int() }),
  heldBefore: z.object({ points: z.int(), worth: amount }),
  earned: z.int(),
  redeemed: z.int(),
  reversed: z.int(),
  adjusted: z.int(),
  /** What refunds of these days did not pay out, because points that they take back were spent already. */
  withheld: amount,
});
export type PointsReport = z.infer<typeof pointsReportAnswer>;

export const creditReportAnswer = z.object({
  period,
  /** The balances at the end of the last day, and the accounts that hold them. */
  held: z.object({ amount, customers: z.int() }),
  /** What was held before, what refunds gave, what paid orders, and what was paid out in money; the latter two are negative. */
  ...{ heldBefore: amount, given: amount, spent: amount, paidOut: amount },
});
export type CreditReport = z.infer<typeof creditReportAnswer>;

const who = 'perm:view_reports' as const;

export const reportsContract = {
  'GET /api/reports/sales': {
    summary: 'Revenue, orders and average order value of a span of days in London, beside the period before',
    who,
    query: rangeQuery,
    answer: salesReportAnswer,
  },
  'GET /api/reports/products': {
    summary: 'The best sellers of a span of days',
    who,
    query: rangeQuery,
    answer: productsReportAnswer,
  },
  'GET /api/reports/stock': {
    summary: 'What is on sale and runs out soon',
    who,
    query: z.object({
      /** Instead of every product's own reorder point. */
      below: z
        .string()
        .regex(/^\d{1,3}$/, 'Enter a whole number from 0 to 999')
        .transform(Number)
        .optional(),
    }),
    answer: stockReportAnswer,
  },
  'GET /api/reports/vat': {
    summary: 'VAT of the invoices and credit notes of a span of days, by rate and by month',
    who,
    query: rangeQuery,
    answer: vatReportAnswer,
  },
  'GET /api/reports/payments': {
    summary: 'What was taken and given back by payment method, and what that cost',
    who,
    query: rangeQuery,
    answer: paymentsReportAnswer,
  },
  'GET /api/reports/points': {
    summary: 'What customers hold in points, and how it came about',
    who,
    query: rangeQuery,
    answer: pointsReportAnswer,
  },
  'GET /api/reports/credit': {
    summary: 'What customers hold as account credit, and how it came about',
    who,
    query: rangeQuery,
    answer: creditReportAnswer,
  },
  'GET /api/reports/searches': {
    summary: 'What was searched for without a result',
    who,
    query: rangeQuery,
    answer: searchesReportAnswer,
  },
  'GET /api/reports/unopened': {
    summary: 'Searches with results of which nothing was opened or added',
    who,
    query: rangeQuery,
    answer: unopenedReportAnswer,
  },
  'GET /api/reports/{report}/export': {
    summary: 'A report as a spreadsheet',
    who,
    params: z.object({ report: z.enum(REPORTS) }),
    query: rangeQuery,
    answersFile: 'text/csv; charset=utf-8',
  },
} as const;
