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

// A question whether a method brings it, by the method's name.
const ASKS_WHETHER = /\b(?:is|are|do|does|can|could|will|would)\b/iu;

/** Whether a method that is named brings it there, where that is asked by yes or no; blank where none is. */
export function byNamedMethod(
  message: string,
  { methods, options, where }: { methods: readonly string[]; options: readonly DeliveryOption[]; where: string },
): string {
  const plain = message.replace(/-/gu, ' ').toLowerCase();
  const named = ASKS_WHETHER.test(message) ? methods.find((name) => plain.includes(name.toLowerCase())) : undefined;
  if (named === undefined || !NAMED_OUTRIGHT.test(plain)) return '';
  const isOffered = options.some(({ name }) => name === named);
  return isOffered ? `Yes, ${named} is offered to ${where}.\n` : `No, ${named} is not offered to ${where}.\n`;
}

// 'Standard' and 'pallet' are words of other questions as well.
const NAMED_OUTRIGHT = /\b(?:next day|same day|express)\b/iu;

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
