import { counted } from './describe-wall.ts';
import type { WallPlan } from './plan.ts';

/** What of the wall cannot be bought today, a sentence each. What is made for the order is in no stock. */
export function shortagesOf({ lines }: WallPlan): string[] {
  return lines.flatMap(({ name, quantity, available, leadDays }) => {
    if (available >= quantity) return [];
    const isMade = leadDays !== null;
    if (available > 0) return [`${available} of ${quantity} ${isMade ? 'can be ordered now' : 'in stock'}: ${name}.`];
    return [isMade ? `${name} is made to order, and none can be ordered now.` : `${name} is out of stock.`];
  });
}

/** The heading over {@link shortagesOf}. */
export function shortagesTitle({ lines }: WallPlan): string {
  const isAnyMade = lines.some(({ available, quantity, leadDays }) => available < quantity && leadDays !== null);
  return isAnyMade ? 'Not all of it can be ordered now' : 'Not all of it is in stock';
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
