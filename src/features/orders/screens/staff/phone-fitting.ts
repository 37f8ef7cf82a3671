import type { KnownPrices } from '#features/fitting/screens/use-fitting-prices.ts';
import type { Pence } from '#values/money.ts';
import type { PhoneLine } from './phone-order.ts';

/** What of a phone order is to be fitted; count and height are text until they are sent. */
export interface PhoneFitting {
  screens: readonly { productId: number; count: string; height: string }[];
  survey: boolean;
}

export const NOTHING_FITTED: PhoneFitting = { screens: [], survey: false };

/** A service as it is read out; without a price the order is refused. */
export interface PhoneService {
  name: string;
  quantity: number;
  unitPrice: Pence;
}

/** The fitting of what is still among the lines. */
export function fittedOf({ screens, survey }: PhoneFitting, lines: readonly PhoneLine[]): PhoneFitting {
  const left = screens.filter(({ productId }) => lines.some((line) => line.productId === productId));
  return { screens: left, survey: survey && left.length > 0 };
}

/** The services with a price, for the sum. */
export function phoneServices({ screens, survey }: PhoneFitting, prices: KnownPrices): PhoneService[] {
  const fittings = screens.flatMap(({ productId, count, height }): PhoneService[] => {
    const [quantity, table] = [Number(count), prices.priceOf(productId, height)];
    const isCounted = Number.isInteger(quantity) && quantity >= 1;
    return isCounted && table?.price != null ? [{ name: table.name, quantity, unitPrice: table.price }] : [];
  });
  const { price = null, name = '' } = (survey && prices.survey) || {};
  return price === null ? fittings : [...fittings, { name, quantity: 1, unitPrice: price }];
}

/** The fitting as the API takes it. */
export function fittingToSend({ screens, survey }: PhoneFitting, wishes: string[]) {
  if (screens.length === 0) return undefined;
  return {
    wishes,
    screens: screens.map(({ productId, count, height }) => ({
      ...{ productId, height, survey },
      count: count.trim() === '' ? Number.NaN : Number(count),
    })),
  };
}
