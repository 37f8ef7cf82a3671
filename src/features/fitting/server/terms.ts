import { sql } from 'drizzle-orm';
import { type Calendars, openCalendars } from '#features/delivery/promise/calendars.ts';
import { closingDays } from '#features/delivery/tables.ts';
import type { FittingRates } from '#features/fitting/rates.ts';
import { fittingRates } from '#features/fitting/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { londonDayOf } from '#values/london-day.ts';
import { toPence } from '#values/money.ts';

/** What services are sold by at this moment. */
export interface FittingTerms {
  rates: readonly FittingRates[];
  /** The product that lines of services name; null until fitting has prices. */
  productId: number | null;
  calendars: Calendars;
}

type Row = {
  productId: number | null;
  rates: { zone: FittingRates['zone']; lead_days: number; survey: string | null; prices: FittingRates['prices'] }[];
  closed: Parameters<typeof openCalendars>[0];
};

/** Reads them in one statement, the closing days with them: an order that is being placed has its rows locked meanwhile. */
export async function readTerms(db: Database | Transaction, at: Date): Promise<FittingTerms> {
  const { rows } = await db.execute<Row>(sql`
    select
      (select min(product_id) from ${fittingRates}) as "productId",
      (select coalesce(jsonb_agg(jsonb_build_object('zone', zone, 'lead_days', lead_days, 'survey', survey::text, 'prices', prices)), '[]')
        from ${fittingRates}) as rates,
      (select coalesce(jsonb_agg(jsonb_build_object('day', day, 'place', place)), '[]')
        from ${closingDays} where day >= ${londonDayOf(at)}::date) as closed`);
  const [row] = rows;
  if (!row) throw new Error('The database did not answer what fitting costs.');
  return {
    productId: row.productId,
    rates: row.rates.map(({ zone, lead_days: leadDays, survey, prices }) => ({
      ...{ zone, leadDays, prices },
      survey: survey === null ? null : toPence(survey),
    })),
    calendars: openCalendars(row.closed),
  };
}
