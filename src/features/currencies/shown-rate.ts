import { addDays } from '#values/instant.ts';

/** The currency of charges and stated prices (decision E1). */
export const CHARGED_IN = 'GBP';

// The feed may be a week old, and staff need a few days to notice a failing one.
const OLDEST_SHOWN_DAYS = 14;

type Rate = { code: string; isActive: boolean; rateUpdatedAt: Date; rateFrozen: boolean; heldRate: string | null };

/**
 * Whether shoppers may see prices in this currency: it is active, and its rate is recent and not contradicted by the feed,
 * or frozen by staff.
 */
export function showsPrices(rate: Rate, now: Date): boolean {
  if (!rate.isActive) return false;
  if (rate.rateFrozen || rate.code === CHARGED_IN) return true;
  return rate.heldRate === null && rate.rateUpdatedAt >= addDays(now, -OLDEST_SHOWN_DAYS);
}

/** The next moment at which one of these rates becomes too old to show; null: none does by itself. */
export function firstToAge(shown: readonly { rateUpdatedAt: string }[], now: Date): Date | null {
  const moments = shown.map(({ rateUpdatedAt }) => addDays(new Date(rateUpdatedAt), OLDEST_SHOWN_DAYS).getTime() + 1);
  const next = Math.min(...moments.filter((moment) => moment > now.getTime()));
  return Number.isFinite(next) ? new Date(next) : null;
}
