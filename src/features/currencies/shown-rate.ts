import { addDays } from '#values/instant.ts';

/** What orders are charged in, and every price is stated in (decision E1). */
export const CHARGED_IN = 'GBP';

// The feed may be a week old, and somebody needs a few days to see that it no longer answers.
const OLDEST_SHOWN_DAYS = 14;

type Rate = {
  code: string;
  isActive: boolean;
  isDefault: boolean;
  rateUpdatedAt: Date;
  rateFrozen: boolean;
  heldRate: string | null;
};

/**
 * Whether shoppers may see prices in this currency: it is active and its rate can be answered for. That is one which the
 * source told lately and does not contradict by more than a fifth, or one that somebody keeps by hand.
 */
export function showsPrices(rate: Rate, now: Date): boolean {
  if (!rate.isActive) return false;
  if (rate.isDefault || rate.rateFrozen || rate.code === CHARGED_IN) return true;
  return rate.heldRate === null && rate.rateUpdatedAt >= addDays(now, -OLDEST_SHOWN_DAYS);
}
