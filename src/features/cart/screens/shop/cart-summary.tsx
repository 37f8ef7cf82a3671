import type { ReactNode } from 'react';
import type { CartFitting } from '#features/cart/contract.ts';
import { type BothSides, bothSides, roundingNote, vatRow } from '#features/settings/screens/vat-amount.tsx';
import { type MoneyRow, MoneyRows } from '#ui/money-rows.tsx';
import { Panel } from '#ui/panel.tsx';
import { useSecondPrice } from '#ui/second-price.ts';
import { formatPounds, toBasisPoints, toPence } from '#values/money.ts';
import { percentText } from '#values/percent-text.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';
import type { CartView } from './cart-view.ts';
import { deliveryRow } from './delivery-row.ts';

/** The totals of the cart (decision C2), with the page's actions below. */
export function CartSummaryPanel({ lines, summary, children }: CartView & { children: ReactNode }) {
  const second = useSecondPrice()(toPence(summary.grandTotal));
  const rate = toBasisPoints(summary.vatRate);
  const isRegistered = useIsRegistered();
  const { fitting } = summary;
  const { goods, services, delivery } = bothSides(
    {
      goods: toPence(summary.subtotal),
      services: toPence(fitting?.total ?? 0),
      delivery: toPence(summary.delivery ?? 0),
    },
    rate,
  );
  const lineTotals = lines.map(({ lineTotal }) => toPence(lineTotal));
  const before = summary.delivery === null ? ', before delivery' : '';
  return (
    <Panel title="Order Summary">
      <MoneyRows
        rows={[
          { ...vatRow('Subtotal', goods), ...roundingNote(lineTotals, goods, rate) },
          ...(fitting ? [fittingRow(fitting, services)] : []),
          deliveryRow(summary, delivery, isRegistered),
          ...(isRegistered
            ? [
                { label: `Total ex VAT${before}`, value: pounds(summary.total) },
                { label: `VAT at ${percentText(summary.vatRate)}`, value: pounds(summary.vatAmount) },
              ]
            : []),
          {
            label: `Total${isRegistered ? ' inc VAT' : ''}${before}`,
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

function fittingRow({ survey, byQuote }: CartFitting, services: BothSides): MoneyRow {
  const label = survey ? 'Fitting and survey' : 'Fitting';
  return byQuote ? { label, value: 'By quote' } : vatRow(label, services);
}

function pounds(amount: string): string {
  return formatPounds(toPence(amount));
}
