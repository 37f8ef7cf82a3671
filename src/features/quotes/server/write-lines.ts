import { eq } from 'drizzle-orm';
import { matchScreens } from '#features/fitting/screens-to-fit.ts';
import { readTerms } from '#features/fitting/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { refuseFields } from '#platform/refusal.ts';
import type { Pence } from '#values/money.ts';
import type { QuotePricing, ServiceSent } from '../pricing.ts';
import type { QuoteFitting } from '../quoted-service.ts';
import { type QuoteRow, quoteLines } from '../tables.ts';
import { productsOf } from './lines-asked.ts';
import { fittingAt } from './place-quoted.ts';
import { type ServiceWanted, serviceLines } from './service-lines.ts';
import { isWallAmong, NO_WALL } from './services-asked.ts';

type Errors = Record<string, string[]>;
type Known = Awaited<ReturnType<typeof productsOf>>;

interface Written {
  lines: { quantity: number; unitPrice: Pence }[];
  fitting: QuoteFitting | null;
}

/** Replaces the lines of a quote by what staff have priced: the goods, and the services after them. All that is wrong is refused at once. */
export async function writeLines(tx: Transaction, quote: QuoteRow, pricing: QuotePricing, at: Date): Promise<Written> {
  const known = await productsOf(tx, pricing.lines);
  const errors = unsold(pricing, known);
  const fitting = fittingAt(quote, pricing, errors);
  const services = await pricedServices(tx, { pricing, known, zone: fitting?.zone ?? null, errors, at });
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
  const goods = pricing.lines.flatMap((line) => {
    const product = known.get(line.productId);
    return product ? [{ ...line, productName: product.name, sku: product.sku, listPrice: product.price }] : [];
  });
  await tx.delete(quoteLines).where(eq(quoteLines.quoteId, quote.id));
  await tx.insert(quoteLines).values([...goods, ...services].map((line) => ({ ...line, quoteId: quote.id })));
  return { lines: [...goods, ...services], fitting };
}

function unsold({ lines }: QuotePricing, known: Known): Errors {
  const wrong = lines.flatMap(({ productId }, nth) => (known.has(productId) ? [] : [nth]));
  return Object.fromEntries(wrong.map((nth) => [`lines.${nth}.productId`, ['This is no longer sold. Take it out']]));
}

interface ToPrice {
  pricing: QuotePricing;
  known: Known;
  zone: QuoteFitting['zone'];
  /** Takes what is wrong. */
  errors: Errors;
  at: Date;
}

/** The services at their prices: as staff have written them, or else of the table. */
async function pricedServices(tx: Transaction, { pricing, known, zone, errors, at }: ToPrice) {
  const { lines, services } = pricing;
  if (services.length === 0) return [];
  const { screens, wrong } = matchScreens(services.map(askedOf), {
    goods: lines,
    productOf: (id) => known.get(id),
    there: 'in this quote',
  });
  for (const [field, sentence] of Object.entries(wrong))
    errors[`services.${field.replace('count', 'quantity')}`] = [sentence];
  const walls = services.flatMap(({ kind }, nth) => (kind === 'wall' ? [nth] : []));
  if (!isWallAmong(lines, (id) => known.get(id)))
    for (const nth of walls) errors[`services.${nth}.productId`] = [NO_WALL];
  if (Object.keys(wrong).length > 0) return [];
  const left = [...screens];
  const wanted = services.map(({ kind, quantity }): ServiceWanted => {
    const screen = kind === 'fitting' ? left.shift() : undefined;
    return screen ? { kind: 'fitting', quantity, screen } : { kind: kind === 'wall' ? 'wall' : 'survey', quantity };
  });
  const priced = await serviceLines(tx, wanted, { zone, terms: await readTerms(tx, at), at });
  return priced.map(({ row, tablePrice }, nth) => {
    const unitPrice = services[nth]?.unitPrice ?? tablePrice;
    // Without a place no price is asked for before the place is.
    if (unitPrice === null && zone) errors[`services.${nth}.unitPrice`] = [NO_PRICE];
    return { ...row, unitPrice: unitPrice ?? 0 };
  });
}

const NO_PRICE = 'Enter a price: the table has none for this';

function askedOf(service: ServiceSent) {
  if (service.kind !== 'fitting') return null;
  const { productId, quantity: count, height } = service;
  return { productId, count, height, survey: false };
}
