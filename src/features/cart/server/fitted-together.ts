import { type SQL, sql } from 'drizzle-orm';
import { cartItems } from '#features/cart/tables.ts';
import type { FittingWanted } from '#features/fitting/plan.ts';

/**
 * What a line of a cart and another of the same product want fitted, as one line: all of both, at the greater height, with a survey where one
 * of them has one. `other` is the fitting of the other, or null.
 */
export function fittedTogether(other: SQL): SQL<FittingWanted | null> {
  const own = cartItems.fitting;
  return sql`case when ${own} is null or ${other} is null then coalesce(${own}, ${other}) else jsonb_build_object(
    'count', (${own}->>'count')::int + (${other}->>'count')::int,
    'heightCm', greatest((${own}->>'heightCm')::int, (${other}->>'heightCm')::int),
    'survey', (${own}->>'survey')::boolean or (${other}->>'survey')::boolean) end`;
}
