import { formatComingDay } from '#values/london-day.ts';
import { formatPounds, toPence } from '#values/money.ts';
import type { DeliveryOption, DeliveryPlan } from './contract.ts';

/** The day of an option as shoppers read it: `Tue 24 Nov`, abroad `about Tue 24 Nov`. */
export function dayText({ arrivesOn, isAbout }: Pick<DeliveryOption, 'arrivesOn' | 'isAbout'>, today: string): string {
  return `${isAbout ? 'about ' : ''}${formatComingDay(arrivesOn, today)}`;
}

/** The option that arrives first at the door, and of those the cheapest; undefined where none goes there. */
export function fastestOption(options: readonly DeliveryOption[]): DeliveryOption | undefined {
  return options
    .filter(({ isCollection }) => !isCollection)
    .toSorted((a, b) => a.arrivesOn.localeCompare(b.arrivesOn) || toPence(a.fee) - toPence(b.fee))[0];
}

/** Every way in which these goods get there, a line each: `Next Day: Tue 24 Nov, £34.99 ex VAT`. */
export function deliveryPromise({ options, today }: Pick<DeliveryPlan, 'options' | 'today'>): string[] {
  return options.map((option) => {
    const day = `${option.isCollection ? 'ready ' : ''}${dayText(option, today)}`;
    const isFree = toPence(option.fee) === 0;
    const fee = isFree ? 'free' : `${formatPounds(toPence(option.fee))} ex VAT`;
    const from =
      isFree || option.freeThreshold === null ? '' : `, free from ${formatPounds(toPence(option.freeThreshold))}`;
    return `${option.name}: ${day}, ${fee}${from}`;
  });
}
