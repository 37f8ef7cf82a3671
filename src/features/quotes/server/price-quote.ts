import { eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { listAddresses } from '#features/accounts/server/door.ts';
import { usualAddress } from '#features/accounts/usual-address.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { deliveryFee, getDeliveryMethod, termsIn } from '#features/delivery/server/door.ts';
import { placeOf, type Zone } from '#features/delivery/zones.ts';
import { isTooLarge, subtotalOf, totals } from '#features/orders/order-totals.ts';
import { deliveryWords } from '#features/quotes/delivery-words.ts';
import { vatRateAt } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { londonDayOf } from '#values/london-day.ts';
import { formatPounds } from '#values/money.ts';
import type { Quote } from '../contract.ts';
import type { QuotePricing } from '../pricing.ts';
import type { QuoteFitting } from '../quoted-service.ts';
import { type QuoteRow, quotes } from '../tables.ts';
import { loadQuote, lockQuote, type WholeQuote } from './load-quotes.ts';
import { presentForStaff } from './present-quote.ts';
import { demandFresh, demandOpen, noSuchQuote } from './states.ts';
import { writeLines } from './write-lines.ts';

/** Prices a quote. Refuses one that the customer can accept: it must be withdrawn first. */
export async function priceQuote(context: AppContext, id: number, pricing: QuotePricing, actor: User): Promise<Quote> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const before = await lockQuote(tx, id);
    if (!before) throw noSuchQuote();
    demandFresh(before, pricing.version);
    const today = londonDayOf(at);
    demandOpen(before, today);
    if (pricing.validUntil < today)
      throw refuseFields({ validUntil: ['This day is over. Choose today or a later one'] });
    const known = describe(await loadQuote(tx, before));
    const { lines, fitting } = await writeLines(tx, before, pricing, at);
    const delivery = await deliveryOf(tx, before, pricing, fitting);
    const vatRate = await vatRateAt(tx, at);
    const fee = delivery.deliveryFee ?? 0;
    if (isTooLarge(totals({ lines, discountPence: 0, deliveryFeePence: fee, vatRate }))) {
      throw refuse('invalid', 'The total of a quote can be at most £99,999,999.99.');
    }
    const [changed] = await tx
      .update(quotes)
      .set({
        ...delivery,
        fitting,
        // Reopens the quote; its old link no longer shows an offer to accept.
        status: 'requested',
        decidedAt: null,
        declineReason: null,
        deliverOn: pricing.deliverOn ?? null,
        validUntil: pricing.validUntil,
        depositPercent: pricing.depositPercent ?? null,
        note: pricing.note ?? null,
        version: before.version + 1,
      })
      .where(eq(quotes.id, id))
      .returning();
    if (!changed) throw noSuchQuote();
    const whole = await loadQuote(tx, changed);
    const change = { actorId: actor.id, action: 'quote.priced', recordType: 'quote', recordId: id };
    await recordChange(tx, { ...change, before: known, after: describe(whole) }, at);
    return presentForStaff(whole, { vatRate, today });
  });
}

async function deliveryOf(
  tx: Transaction,
  { customerId }: QuoteRow,
  pricing: QuotePricing,
  fitting: QuoteFitting | null,
) {
  const { deliveryMethodId: id, lines, services } = pricing;
  if (!id) {
    if (pricing.deliveryFee) throw refuseFields({ deliveryMethodId: ['Choose the delivery that this is for'] });
    return { deliveryMethodId: null, deliveryFee: null, deliveryZone: null };
  }
  const method = await getDeliveryMethod(tx, id);
  if (lines.length === 0)
    throw refuseFields({ deliveryMethodId: ['Nothing of this quote is delivered. Leave it open'] });
  if (services.length > 0 && method.isCollection)
    throw refuseFields({ deliveryMethodId: ['We fit at an address: choose a delivery to the door, or leave it open'] });
  const zone = pricing.deliveryZone ?? fitting?.zone ?? (await usualZone(tx, customerId));
  const terms = termsIn(method, zone) ?? method;
  return {
    deliveryMethodId: id,
    // Services make no delivery free.
    deliveryFee: pricing.deliveryFee ?? deliveryFee(terms, subtotalOf(lines)),
    deliveryZone: method.isCollection ? null : zone,
  };
}

// The zone of the customer's usual address; without one mainland GB.
async function usualZone(tx: Transaction, customerId: number | null): Promise<Zone> {
  const usual = usualAddress(customerId === null ? [] : await listAddresses(tx, customerId));
  return (usual && placeOf(usual)?.zone) ?? 'mainland';
}

/** A quote as the audit log stores it. */
function describe({ quote, lines, delivery }: WholeQuote) {
  return {
    status: quote.status,
    lines: lines.map(
      ({ quantity, productName, unitPrice }) =>
        `${quantity} × ${productName}${unitPrice === null ? '' : ` at ${formatPounds(unitPrice)}`}`,
    ),
    delivery:
      delivery && `${deliveryWords(delivery.name, quote.deliveryZone)} at ${formatPounds(quote.deliveryFee ?? 0)}`,
    fitting: quote.fitting && `at ${quote.fitting.postcode ?? 'a place that is not known'}`,
    deliverOn: quote.deliverOn,
    validUntil: quote.validUntil,
    depositPercent: quote.depositPercent,
    // The note itself is free text and may contain personal data.
    hasNote: quote.note !== null,
  };
}
