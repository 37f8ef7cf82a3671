import type { CallContext } from '#features/accounts/server/door.ts';
import { firstToday, writeClicks } from '#features/search/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Handlers } from '#platform/http/contract.ts';
import type { AskedDays } from '#platform/http/day-range.ts';
import { onReplica } from '#platform/replica.ts';
import type { reportsContract } from '../contract.ts';
import type { Period } from '../period.ts';
import { exportReport } from './export-report.ts';
import { readPeriod } from './read-period.ts';
import { reportCredit } from './report-credit.ts';
import { reportPayments } from './report-payments.ts';
import { reportPoints } from './report-points.ts';
import { reportProducts } from './report-products.ts';
import { reportSales } from './report-sales.ts';
import { reportSearches } from './report-searches.ts';
import { reportStock } from './report-stock.ts';
import { reportUnopened } from './report-unopened.ts';
import { reportVat } from './report-vat.ts';

export const reportsHandlers: Handlers<typeof reportsContract, CallContext> = {
  'GET /api/reports/sales': forDays(reportSales),
  'GET /api/reports/products': forDays((db, period) => reportProducts(db, period)),
  'GET /api/reports/stock': ({ query }, { context }) =>
    onReplica(context, ({ db, clock }) => reportStock(db, clock.now(), query.below)),
  'GET /api/reports/vat': forDays(reportVat),
  'GET /api/reports/payments': forDays(reportPayments),
  'GET /api/reports/points': forDays(reportPoints),
  'GET /api/reports/credit': forDays(reportCredit),
  'GET /api/reports/searches': forDays(reportSearches),
  'GET /api/reports/unopened': async ({ query }, { context }) => {
    await writeClicks(context);
    return onReplica(context, ({ db, clock }) =>
      reportUnopened(db, readPeriod(query, clock.now()), (queries) => firstToday(context, queries)),
    );
  },
  'GET /api/reports/{report}/export': ({ params, query }, { context }) =>
    onReplica(context, (reading) =>
      exportReport(reading, params.report, readPeriod(query, context.clock.now()), (queries) =>
        firstToday(context, queries),
      ),
    ),
};

function forDays<Answer>(report: (db: AppContext['db'], period: Period) => Promise<Answer>) {
  return async ({ query }: { query: AskedDays }, { context }: CallContext): Promise<Answer> =>
    onReplica(context, ({ db, clock }) => report(db, readPeriod(query, clock.now())));
}
