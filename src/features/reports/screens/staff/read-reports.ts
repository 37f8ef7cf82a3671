import type { Period } from '#features/reports/period.ts';
import type { Api } from '#web/api.ts';

/** All reports of the page, for the same days except those about the present. */
export async function readReports(api: Api, query: Period) {
  const [sales, products, stock, vat, payments, points, credit, searches, unopened] = await Promise.all([
    api('GET /api/reports/sales', { query }),
    api('GET /api/reports/products', { query }),
    api('GET /api/reports/stock'),
    api('GET /api/reports/vat', { query }),
    api('GET /api/reports/payments', { query }),
    api('GET /api/reports/points', { query }),
    api('GET /api/reports/credit', { query }),
    api('GET /api/reports/searches', { query }),
    api('GET /api/reports/unopened', { query }),
  ]);
  return { sales, products, stock, vat, payments, points, credit, searches, unopened };
}

export type Reports = Awaited<ReturnType<typeof readReports>>;
