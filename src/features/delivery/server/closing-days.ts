import { asc, eq, gte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/door.ts';
import { changeBeside } from '#features/catalogue/server/door.ts';
import type { ClosingDayShown } from '#features/delivery/contract.ts';
import type { ClosingDayForm } from '#features/delivery/form.ts';
import { type Calendars, openCalendars } from '#features/delivery/promise/calendars.ts';
import { closingDays } from '#features/delivery/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { compiled, type Slots } from '#platform/compiled.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { type LondonDay, londonDayOf } from '#values/london-day.ts';

/** The closing days from this day on: those before it delay nothing any more. */
export function listClosingDays(db: Database | Transaction, from: LondonDay): Promise<ClosingDayShown[]> {
  return closingDaysFrom(db, { from });
}

const closingDaysFrom = compiled((db, { from }: Slots<{ from: LondonDay }>) =>
  db.select().from(closingDays).where(gte(closingDays.day, from)).orderBy(asc(closingDays.day), asc(closingDays.id)),
);

/** The calendars with the closing days from that day on, for a statement that reads more than them. */
export function calendarsFrom(day: SQLWrapper): SQL<Calendars> {
  const closed = sql`select jsonb_agg(jsonb_build_object('day', day, 'place', place)) from ${closingDays} where day >= ${day}::date`;
  return sql`coalesce((${closed}), '[]')`.mapWith(openCalendars);
}

/** Adds a closing day. Promises made before stand; every later one counts it. */
export function addClosingDay(context: AppContext, form: ClosingDayForm, actorId: number): Promise<ClosingDayShown> {
  const at = context.clock.now();
  if (form.day < londonDayOf(at)) throw refuseFields({ day: ['This day is over. Choose today or a later one'] });
  return changeBeside(context, async (tx) => {
    const [row] = await tx.insert(closingDays).values(form).onConflictDoNothing().returning();
    if (!row) throw refuseFields({ day: ['This day is entered already'] });
    await recordChange(tx, { ...changeOf(row.id, actorId, 'created'), before: null, after: form }, at);
    return row;
  });
}

export async function removeClosingDay(context: AppContext, id: number, actorId: number): Promise<void> {
  await changeBeside(context, async (tx) => {
    const [row] = await tx.delete(closingDays).where(eq(closingDays.id, id)).returning();
    if (!row) throw refuse('not_found', 'There is no such closing day.');
    const { id: _, ...before } = row;
    await recordChange(tx, { ...changeOf(id, actorId, 'deleted'), before, after: null }, context.clock.now());
  });
}

function changeOf(recordId: number, actorId: number, verb: string) {
  return { actorId, action: `closing_day.${verb}`, recordType: 'closing_day', recordId };
}
