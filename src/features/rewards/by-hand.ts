import { formatPounds } from '#values/money.ts';
import { valueOfPoints } from './points.ts';

/** The points that an employee may give by hand within {@link BY_HAND_HOURS}, to all customers together. */
export const MOST_BY_HAND = 10_000;
export const BY_HAND_HOURS = 24;

/** Which points someone may give by hand. Taking away is not bounded: it costs the shop nothing and needs a reason as well. */
export type Giving = 'any' | 'bounded' | 'none';

/** Points are money of the shop, so that a shop that leaves refunds to admins leaves giving points to them too. */
export function givingOf(isAdmin: boolean, areRefundsForAdmins: boolean): Giving {
  if (isAdmin) return 'any';
  return areRefundsForAdmins ? 'none' : 'bounded';
}

/** The bound in words: '10,000 points (£100.00) within 24 hours'. */
export const BY_HAND_WORDS = `${MOST_BY_HAND.toLocaleString('en-GB')} points (${formatPounds(valueOfPoints(MOST_BY_HAND))}) within ${BY_HAND_HOURS} hours`;

/** Said beside the field, before points are typed. */
export const GIVING_HINTS: Record<Giving, string> = {
  any: '',
  bounded: ` You can give up to ${BY_HAND_WORDS}.`,
  none: ' Only an admin gives points in this shop.',
};
