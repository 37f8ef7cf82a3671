import { toDecimal } from '#values/money.ts';
import { LEVELS, MEMBERSHIP_LEVELS } from './levels.ts';
import { pointsEarnedBy, REDEEM_STEP, valueOfPoints } from './points.ts';

/** The rules of decision C12 as the settings show them, worked out from what the shop really does. */
export function pointsRules() {
  return {
    perPound: pointsEarnedBy(100),
    redeemStep: REDEEM_STEP,
    stepWorth: toDecimal(valueOfPoints(REDEEM_STEP)),
    levels: MEMBERSHIP_LEVELS.map((level) => LEVELS[level]),
  };
}
