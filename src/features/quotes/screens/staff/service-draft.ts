import type { KnownPrices, TablePrice } from '#features/fitting/screens/use-fitting-prices.ts';
import { WALL_FITTING } from '#features/fitting/service-names.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { type Pence, parsePence } from '#values/money.ts';
import { typedAmount, typedCount } from '#web/forms/typed-amount.ts';
import type { DraftLine } from './pricing-form.ts';

/** A service of the form; height, quantity and price are text until they are sent. */
export interface DraftService {
  key: number;
  kind: 'fitting' | 'survey' | 'wall';
  /** The screen that is fitted; null for a survey, and for an LED wall. */
  screenId: number | null;
  name: string;
  height: string;
  quantity: string;
  /** Empty: the price of the table. */
  unitPrice: string;
}

// What has no screen to be named after.
const NAMES: Partial<Record<DraftService['kind'], string>> = { survey: 'Survey', wall: 'LED wall' };

/** The services of a quote as the form has them: what stands at its price of the table follows the table. */
export function draftServicesOf({ lines }: Pick<Quote, 'lines'>): DraftService[] {
  return lines.flatMap(({ id, service, productName, quantity, unitPrice, listPrice }) => {
    if (!service) return [];
    const screen = lines.find((line) => !line.service && line.productId === service.screenId);
    return [
      {
        ...{
          key: id,
          kind: service.kind,
          screenId: service.screenId,
          height: service.height ?? '',
          quantity: String(quantity),
        },
        name: NAMES[service.kind] ?? screen?.productName ?? productName,
        unitPrice: unitPrice === null || unitPrice === listPrice ? '' : unitPrice,
      },
    ];
  });
}

/** The screens among the goods of which not all are fitted yet, each once, and how many are left. */
export function leftToFit(
  { lines, services }: { lines: readonly DraftLine[]; services: readonly DraftService[] },
  { fittable }: KnownPrices,
): { productId: number; name: string; left: number }[] {
  const sum = (pieces: readonly { quantity: string }[]) =>
    pieces.reduce((total, { quantity }) => total + (typedCount(quantity) || 0), 0);
  const ids = [...new Set(lines.map(({ productId }) => productId))].filter((id) => fittable.has(id));
  return ids.flatMap((productId) => {
    const ofIt = lines.filter((line) => line.productId === productId);
    const left = sum(ofIt) - sum(services.filter(({ screenId }) => screenId === productId));
    return left > 0 ? [{ productId, name: ofIt[0]?.productName ?? '', left }] : [];
  });
}

export function newFitting(screenId: number, name: string, quantity: string): DraftService {
  return { key: -Date.now(), kind: 'fitting', screenId, name, height: '2.5', quantity, unitPrice: '' };
}

/** A survey, or the fitting of the LED wall. */
export function newVisit(kind: 'survey' | 'wall'): DraftService {
  const name = NAMES[kind] ?? '';
  return { key: -Date.now(), kind, screenId: null, name, height: '', quantity: '1', unitPrice: '' };
}

/** The services as the API takes them. The server reports invalid numbers as errors of their fields. */
export function servicesToSend(services: readonly DraftService[]) {
  return services.map(({ kind, screenId, height, quantity, unitPrice }) => {
    const priced = { quantity: typedCount(quantity), unitPrice: typedAmount(unitPrice) || null };
    if (kind !== 'fitting') return { kind, ...priced };
    return { kind, productId: screenId ?? 0, height, ...priced };
  });
}

/** What the table says of a service; undefined while its place or height is not known. */
export function tablePriceOf({ kind, screenId, height }: DraftService, prices: KnownPrices): TablePrice | undefined {
  if (kind === 'wall') return { name: WALL_FITTING, price: null, byQuote: null };
  return screenId === null ? prices.survey : prices.priceOf(screenId, height);
}

/** The services that have a price, for the totals beside the form. */
export function pricedServices(services: readonly DraftService[], prices: KnownPrices) {
  return services.flatMap((service): { quantity: number; unitPrice: Pence }[] => {
    const quantity = typedCount(service.quantity);
    const typed = typedAmount(service.unitPrice);
    const unitPrice = typed ? parsePence(typed) : (tablePriceOf(service, prices)?.price ?? null);
    return Number.isInteger(quantity) && quantity >= 1 && unitPrice !== null && unitPrice >= 0
      ? [{ quantity, unitPrice }]
      : [];
  });
}
