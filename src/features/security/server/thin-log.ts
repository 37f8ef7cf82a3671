import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { securityEvents } from '#features/security/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { addDays } from '#values/instant.ts';

/** How long the security log lasts, and how long it holds whole addresses (decision A17). */
export const SECURITY_LOG_RETENTION_DAYS = 400;
const WHOLE_ADDRESS_DAYS = 30;

/** Deletes events beyond their retention and shortens older addresses to /24 or /48; the clean-up job calls it. */
export async function thinSecurityLog({ db, clock }: AppContext): Promise<void> {
  const now = clock.now();
  await db.delete(securityEvents).where(lt(securityEvents.at, addDays(now, -SECURITY_LOG_RETENTION_DAYS)));
  const { address, isShortened, at } = securityEvents;
  const masked = sql`set_masklen(${address}::inet, case family(${address}::inet) when 4 then 24 else 48 end)`;
  const isWhole = and(isNotNull(address), eq(isShortened, false), lt(at, addDays(now, -WHOLE_ADDRESS_DAYS)));
  await db
    .update(securityEvents)
    .set({ address: sql`network(${masked})::text`, isShortened: true })
    .where(isWhole);
}
