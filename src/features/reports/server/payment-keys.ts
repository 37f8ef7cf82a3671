import { sql } from 'drizzle-orm';

/** What stands for the fee in the key of account credit, and of what was paid out of it. */
export const CREDIT = sql`'credit'`;
export const PAYOUT = sql`'payout'`;

/** The current fee of a method `m`; sums made at another fee are out of date. */
export const FEE = sql`concat(m.processing_fee, '|', m.settings ->> 'provider')`;

/** The key of what is paid again of orders that were refunded. */
export const AGAIN = sql`'again'`;
