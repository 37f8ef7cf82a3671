import { counted } from './describe-wall.ts';
import type { WallPlan } from './plan.ts';

/** What of the wall cannot be bought today, a sentence each. */
export function shortagesOf({ lines }: WallPlan): string[] {
  return lines.flatMap(({ name, quantity, available }) => {
    if (available >= quantity) return [];
    return [available === 0 ? `${name} is out of stock.` : `${available} of ${quantity} in stock: ${name}.`];
  });
}

/** How long the slowest part takes, for who cannot be promised a day. */
export function leadOf({ lines }: WallPlan): string {
  const days = Math.max(0, ...lines.map(({ leadDays }) => leadDays ?? 0));
  return days > 0 ? `Made to order in ${counted(days, 'working day')}` : 'Leaves from stock';
}
