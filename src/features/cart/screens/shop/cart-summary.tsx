import type { ReactNode } from 'react';
import type { CartSummary } from '#features/cart/contract.ts';
import { MoneyRows } from '#ui/money-rows.tsx';
import { Panel } from '#ui/panel.tsx';
import { useSecondPrice } from '#ui/second-price.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { percentText } from '#values/percent-text.ts';

/** The totals of the cart (decision C2), with the page's actions below. */
export function CartSummaryPanel({ summary, children }: { summary: CartSummary; children: ReactNode }) {
  const pounds = (amount: string) => formatPounds(toPence(amount));
  const second = useSecondPrice()(toPence(summary.grandTotal));
  const freeFrom = summary.freeDeliveryFrom;
  return (
    <Panel title="Order Summary">
      <MoneyRows
        rows={[
          { label: 'Subtotal', value: pounds(summary.subtotal) },
          {
            label: 'Delivery (estimate)',
            value: pounds(summary.delivery),
            ...(freeFrom && { note: `Free standard delivery from ${pounds(freeFrom)} is applied at checkout` }),
          },
          { label: 'Total ex VAT', value: pounds(summary.total) },
          { label: `VAT at ${percentText(summary.vatRate)}`, value: pounds(summary.vatAmount) },
          { label: 'Total inc VAT', value: pounds(summary.grandTotal), strong: true, ...(second && { note: second }) },
        ]}
      />
      <div className="mt-5 flex flex-col gap-3">{children}</div>
    </Panel>
  );
}
