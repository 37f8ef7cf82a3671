import type { Pence } from '#values/money.ts';
import { MOST_REDEEMED, REDEEM_STEP, valueOfPoints } from './points.ts';

export const IN_HUNDREDS = 'Points must be a whole number in hundreds';
export const UP_TO_THE_GOODS = 'You can redeem points up to the value of the goods.';

/** Says how many points are held, where more were asked for. */
export function heldSentence(held: number): string {
  return `You have ${held} points`;
}

/** The points that a field asks to redeem: none when it is empty, -1 for what is no number, which is refused. */
export function pointsIn(typed: string | undefined): number {
  const points = Number(typed?.trim() || 0);
  return Number.isNaN(points) ? -1 : points;
}

/** Why these points would be refused, in the order and the words of the refusals; undefined when they are taken. */
export function wrongInPoints(
  points: number,
  { held, subtotal }: { held: number; subtotal: Pence },
): string | undefined {
  const isNumber = Number.isInteger(points) && points >= 0 && points <= MOST_REDEEMED;
  if (!isNumber || points % REDEEM_STEP !== 0) return IN_HUNDREDS;
  if (valueOfPoints(points) > subtotal) return UP_TO_THE_GOODS;
  return points > held ? heldSentence(held) : undefined;
}
