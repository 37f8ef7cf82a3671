import type { WantedDay } from '#features/assistant/questions/wanted-day.ts';
import type { DeliveryOption, DeliveryPlan } from '#features/delivery/contract.ts';
import { formatComingDay } from '#values/london-day.ts';
import { formatPounds, toPence } from '#values/money.ts';

/** Methods, one a line, each with its fee and its day. */
export function listed(options: readonly DeliveryOption[], today: string): string {
  return options.map((option) => `${option.name}: ${feeOf(option)}, ${dayOf(option, today)}`).join('\n');
}

/** The methods that promise a wanted day, or that none does. */
export function byThen({ options, today }: DeliveryPlan, { day, isExact }: WantedDay): string {
  const fit = options.filter(
    ({ arrivesOn, isCollection }) => !isCollection && (isExact ? arrivesOn === day : arrivesOn <= day),
  );
  const when = `${isExact ? 'on' : 'by'} ${formatComingDay(day, today)}`;
  if (fit.length > 0) return `Yes, ${when}:\n${listed(fit, today)}`;
  return `None of our methods promises it ${when}. What they promise:\n${listed(options, today)}`;
}

function feeOf({ fee, freeThreshold }: DeliveryOption): string {
  if (toPence(fee) === 0) return 'free';
  const free = freeThreshold === null ? '' : ` (free from ${formatPounds(toPence(freeThreshold))} of goods)`;
  return `${formatPounds(toPence(fee))} ex VAT${free}`;
}

function dayOf({ arrivesOn, isAbout, isCollection }: DeliveryOption, today: string): string {
  const day = formatComingDay(arrivesOn, today);
  if (isCollection) return `ready on ${day}`;
  return isAbout ? `about ${day}` : day;
}
