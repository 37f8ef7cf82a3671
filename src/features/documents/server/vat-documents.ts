import { and, type SQL, sql } from 'drizzle-orm';
import { orders } from '#features/orders/tables.ts';
import { documents } from '../tables.ts';

interface VatTime {
  start?: Date | undefined;
  end?: Date | undefined;
  /** In percent, as text: `20.00`. */
  vatRate?: string | undefined;
}

/** The SQL condition that an order has an invoice or credit note whose VAT date is in this period. */
export function hasVatDocument({ start, end, vatRate }: VatTime): SQL {
  const counts = and(
    sql`true`,
    start && sql`${documents.countsAt} >= ${start.toISOString()}::timestamptz`,
    end && sql`${documents.countsAt} < ${end.toISOString()}::timestamptz`,
    vatRate ? sql`${documents.vatRate} = ${vatRate}::numeric` : undefined,
  );
  return sql`${orders.id} in (select ${documents.orderId} from ${documents} where ${counts})`;
}
