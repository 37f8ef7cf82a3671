import type { QuotedSale } from '#features/orders/server/door.ts';
import type { WholeQuote } from './load-quotes.ts';

/** The goods and the services of a quote as an order sells them, at the quoted prices. */
export function soldLines({ quote, lines }: WholeQuote): Pick<QuotedSale, 'lines' | 'services'> {
  const sold = lines.map(({ productId, productName, quantity, unitPrice, service }) => {
    if (unitPrice === null) throw new Error('A quote was sent without a price.');
    return { line: { productId, productName, quantity, unitPrice }, service };
  });
  const services = sold.filter(({ service }) => service);
  const survey = services.some(({ service }) => service?.kind === 'survey');
  const screens = services.flatMap(({ line, service }) =>
    service?.kind === 'fitting'
      ? [{ productId: service.screenId, count: line.quantity, heightCm: service.heightCm, survey }]
      : [],
  );
  const { zone = null, wishes = [] } = quote.fitting ?? {};
  return {
    lines: sold.filter(({ service }) => !service).map(({ line }) => line),
    services: services.length > 0 ? { lines: services.map(({ line }) => line), screens, zone, wishes } : null,
  };
}
