import type { ReactNode } from 'react';
import type { CartSummary } from '#features/cart/contract.ts';
import { arrivalText } from '#features/delivery/screens/delivery-method-cards.tsx';
import { MoneyRows } from '#ui/money-rows.tsx';
import { Panel } from '#ui/panel.tsx';
import { useSecondPrice } from '#ui/second-price.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { percentText } from '#values/percent-text.ts';

/** The totals of the cart (decision C2), with the page's actions below. */
export function CartSummaryPanel({ summary, children }: { summary: CartSummary; children: ReactNode }) {
  const second = useSecondPrice()(toPence(summary.grandTotal));
  const before = summary.delivery === null ? ', before delivery' : '';
  return (
    <Panel title="Order Summary">
      <MoneyRows
        rows={[
          { label: 'Subtotal', value: pounds(summary.subtotal) },
          deliveryRow(summary),
          { label: `Total ex VAT${before}`, value: pounds(summary.total) },
          { label: `VAT at ${percentText(summary.vatRate)}`, value: pounds(summary.vatAmount) },
          {
            label: `Total inc VAT${before}`,
            value: pounds(summary.grandTotal),
            strong: true,
            ...(second && { note: second }),
          },
        ]}
      />
      <div className="mt-5 flex flex-col gap-3">{children}</div>
    </Panel>
  );
}

/** An estimate until a postcode is known, then what the cheapest method costs there and when it arrives. */
function deliveryRow({ delivery, freeDeliveryFrom, option, plan }: CartSummary) {
  const free = freeDeliveryFrom && `Free standard delivery from ${pounds(freeDeliveryFrom)} is applied at checkout`;
  if (delivery === null) {
    return { label: 'Delivery', value: plan?.byQuote ? 'By quote' : 'By postcode', ...(free && { note: free }) };
  }
  if (!option || !plan) return { label: 'Delivery (estimate)', value: pounds(delivery), ...(free && { note: free }) };
  return {
    label: `Delivery: ${option.name}`,
    value: toPence(delivery) === 0 ? 'Free' : pounds(delivery),
    note: `${arrivalText(option, plan.today)} at ${plan.place.postcode}`,
  };
}

function pounds(amount: string): string {
  return formatPounds(toPence(amount));
}
