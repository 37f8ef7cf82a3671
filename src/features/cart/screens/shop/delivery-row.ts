import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import type { CartSummary } from '#features/cart/contract.ts';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import { arrivalText } from '#features/delivery/screens/delivery-method-cards.tsx';
import { inZone } from '#features/delivery/zone-words.ts';
import { type BothSides, vatRow } from '#features/settings/screens/vat-amount.tsx';
import type { MoneyRow } from '#ui/money-rows.tsx';
import { formatPounds, toPence } from '#values/money.ts';

/** An estimate until a postcode is known, then what the cheapest method costs there and when it arrives. */
export function deliveryRow(summary: CartSummary, fee: BothSides, isRegistered: boolean): MoneyRow {
  const { delivery, option, plan } = summary;
  const free = freeDeliveryNote(summary, isRegistered);
  if (delivery === null) {
    return { label: 'Delivery', value: plan?.byQuote ? 'By quote' : 'By postcode', ...(free && { note: free }) };
  }
  if (!option || !plan) return { ...vatRow('Delivery (estimate)', fee), ...(free && { note: free }) };
  const name = `Delivery: ${option.name}`;
  return {
    ...(fee.ex === 0 ? { label: name, value: 'Free' } : vatRow(name, fee)),
    note: `${arrivalText(option, plan.today)} ${placeText(plan.place)}`,
  };
}

function placeText({ country, postcode, zone }: DeliveryPlan['place']): string {
  return country === HOME_COUNTRY && postcode ? `at ${postcode}` : inZone(zone);
}

// The estimate is flat and is counted in the total (decision C2), so a cart that is over the threshold says that the checkout counts nothing.
function freeDeliveryNote({ subtotal, freeDeliveryFrom, plan }: CartSummary, isRegistered: boolean): string | null {
  if (!freeDeliveryFrom) return null;
  const from = `Free standard delivery from ${pounds(freeDeliveryFrom)} is applied at checkout${isRegistered ? ' (goods ex VAT)' : ''}`;
  const isReached = plan?.place.isAssumed && toPence(subtotal) >= toPence(freeDeliveryFrom);
  return isReached ? `${from}. Your goods reach it. ${STILL_COUNTED}` : from;
}

const STILL_COUNTED =
  'This estimate is counted here only until a postcode is known: at a mainland address the checkout charges nothing for standard delivery.';

function pounds(amount: string): string {
  return formatPounds(toPence(amount));
}
