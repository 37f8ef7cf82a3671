import { toPence } from '#values/money.ts';
import type { DeliveryOption, DeliveryPlan } from './contract.ts';

/** The option that a cart names and a checkout begins with: the cheapest to the door, and of those the first to arrive. */
export function cheapestOption(options: readonly DeliveryOption[]): DeliveryOption | undefined {
  return options
    .filter(({ isCollection }) => !isCollection)
    .toSorted((a, b) => toPence(a.fee) - toPence(b.fee) || a.arrivesOn.localeCompare(b.arrivesOn))[0];
}

/**
 * The option that is chosen: the one of this id, or the cheapest to the door where that one does not serve. Collection is never
 * chosen for a buyer: it hides the address, and with it the country that would bring the other methods back.
 */
export function chosenOption(
  { options }: Pick<DeliveryPlan, 'options'>,
  id: string | undefined,
): DeliveryOption | undefined {
  return options.find((option) => String(option.id) === id) ?? cheapestOption(options);
}
