import type { KnownPrices, TablePrice } from '#features/fitting/screens/use-fitting-prices.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { formatPounds, type Pence, parsePence } from '#values/money.ts';
import { typedAmount, typedCount } from '#web/forms/typed-amount.ts';
import type { DraftLine } from './pricing-form.ts';

/** A service of the form; height, quantity and price are text until they are sent. */
export interface DraftService {
  key: number;
  /** The screen that is fitted; null for a survey. */
  screenId: number | null;
  name: string;
  height: string;
  quantity: string;
  /** Empty: the price of the table. */
  unitPrice: string;
}

/** The services of a quote as the form has them: what stands at its price of the table follows the table. */
export function draftServicesOf({ lines }: Pick<Quote, 'lines'>): DraftService[] {
  return lines.flatMap(({ id, service, productName, quantity, unitPrice, listPrice }) => {
    if (!service) return [];
    const screen = lines.find((line) => !line.service && line.productId === service.screenId);
    return [
      {
        ...{ key: id, screenId: service.screenId, height: service.height ?? '', quantity: String(quantity) },
        name: service.kind === 'survey' ? 'Survey' : (screen?.productName ?? productName),
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
  return { key: -Date.now(), screenId, name, height: '2.5', quantity, unitPrice: '' };
}

export function newSurvey(): DraftService {
  return { key: -Date.now(), screenId: null, name: 'Survey', height: '', quantity: '1', unitPrice: '' };
}

/** The services as the API takes them. The server reports invalid numbers as errors of their fields. */
export function servicesToSend(services: readonly DraftService[]) {
  return services.map(({ screenId, height, quantity, unitPrice }) => {
    const priced = { quantity: typedCount(quantity), unitPrice: typedAmount(unitPrice) || null };
    if (screenId === null) return { kind: 'survey' as const, ...priced };
    return { kind: 'fitting' as const, productId: screenId, height, ...priced };
  });
}

/** What the table says of a service; undefined while its place or height is not known. */
export function tablePriceOf({ screenId, height }: DraftService, prices: KnownPrices): TablePrice | undefined {
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

/** What the totals beside the form leave out, because it has no price yet; null where nothing is. */
export function unpricedWords(services: readonly DraftService[], prices: KnownPrices): string | null {
  const unpriced = services.filter(
    (service) => !typedAmount(service.unitPrice) && (tablePriceOf(service, prices)?.price ?? null) === null,
  );
  if (unpriced.length === 0) return null;
  const names = unpriced.map(({ screenId, name }) => (screenId === null ? 'the survey' : `the fitting of ${name}`));
  const are = names.length === 1 ? 'which has' : 'which have';
  return `Without ${new Intl.ListFormat('en-GB').format(names)}, ${are} no price yet`;
}

/** What stands below a service: its price in the table, or why staff make it. */
export function tableWords(table: TablePrice | undefined): string {
  if (!table) return 'The table is asked once postcode and height are there';
  if (table.price !== null) return `${formatPounds(table.price)} in the table, ex VAT`;
  return 'The table has no price: make one by hand';
}
