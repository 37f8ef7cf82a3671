import { chosenOption } from '#features/delivery/chosen-option.ts';
import type { DeliveryOption } from '#features/delivery/contract.ts';
import type { LondonDay } from '#values/london-day.ts';

/** How the goods of an order get to another address: by its own method, or by the cheapest that goes there where its own does not. */
export function optionThere(options: readonly DeliveryOption[], methodId: number | null): DeliveryOption | undefined {
  return chosenOption({ options: [...options] }, methodId === null ? undefined : String(methodId));
}

/** The day that takes the place of a promised one that cannot be met there; null where the promise holds. */
export function laterDay(promised: LondonDay | null, there: LondonDay | null): LondonDay | null {
  return promised && there && there > promised ? there : null;
}
