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
export function leadOf(plan: WallPlan): string {
  const days = leadDaysOf(plan);
  return days > 0 ? `Made to order in ${counted(days, 'working day')}` : 'Leaves from stock';
}

/** That a wall without shortages can be had. What is made for the order is not in stock, and what we do not sell is not of it. */
export function availableText(plan: WallPlan): string {
  const all = plan.missing.length > 0 ? 'All that we sell of it' : 'All of it';
  return `${all} ${leadDaysOf(plan) > 0 ? 'can be ordered now' : 'is in stock'}.`;
}

function leadDaysOf({ lines }: WallPlan): number {
  return Math.max(0, ...lines.map(({ leadDays }) => leadDays ?? 0));
}
