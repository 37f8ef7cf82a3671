import { toDecimal } from '#values/money.ts';
import { LEVELS, MEMBERSHIP_LEVELS } from './levels.ts';
import { pointsEarnedBy, REDEEM_STEP, valueOfPoints } from './points.ts';

/** The rules of decision C12 for the settings page, derived from the code that applies them. */
export function pointsRules() {
  return {
    perPound: pointsEarnedBy(100),
    redeemStep: REDEEM_STEP,
    stepWorth: toDecimal(valueOfPoints(REDEEM_STEP)),
    levels: MEMBERSHIP_LEVELS.map((level) => LEVELS[level]),
  };
}
