import type { ChangedOrder, OrderOutline } from '#features/orders/changed-order.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { percentText } from '#values/percent-text.ts';

/** One line of an order that was to be placed, as the buyer saw it and as it is now. */
export interface ChangedRow {
  label: string;
  /** Null where the buyer's page did not say. */
  before: string | null;
  now: string;
  isChanged: boolean;
}

/** What changed, line by line (decision C4): the goods, delivery, its day, points, VAT, and what is paid. `hasVat`: the shop is registered for VAT. */
export function changedRows({ expected, now }: ChangedOrder, seen: OrderOutline | null, hasVat: boolean): ChangedRow[] {
  const row = (label: string, before: string | null | undefined, after: string): ChangedRow => ({
    ...{ label, before: before ?? null, now: after },
    isChanged: before != null && before !== after,
  });
  const seenTotal = seen?.grandTotal ?? expected.total;
  return [
    ...goodsRows(seen, now).map(({ label, before, after }) => row(label, before, after)),
    row(`Delivery: ${now.deliveryMethod}`, seen && feeText(seen), feeText(now)),
    row(
      'Arrives',
      dayText(seen ? seen.deliveryOn : expected.delivery, now),
      dayText(now.deliveryOn, now) ?? 'No day promised',
    ),
    ...(now.points > 0 || (seen?.points ?? 0) > 0 ? [row('Points', seen && pointsText(seen), pointsText(now))] : []),
    ...(hasVat ? [row('VAT', seen && vatText(seen), vatText(now))] : []),
    row('Total to pay', seenTotal && pounds(seenTotal), pounds(now.grandTotal)),
  ];
}

/** What a page remembers of the order that it shows; null where a form did not carry it. */
export function readSeen(text: string): OrderOutline | null {
  try {
    return JSON.parse(text) as OrderOutline | null;
  } catch {
    return null;
  }
}

function goodsRows(seen: OrderOutline | null, now: OrderOutline) {
  // Services share a product, and each has a name of its own.
  const keyOf = ({ productId, productName, isService }: OrderOutline['lines'][number]) =>
    isService ? productName : productId;
  const keys = new Set([...(seen?.lines ?? []), ...now.lines].map(keyOf));
  return [...keys].map((key) => {
    const of = (outline: OrderOutline | null) => outline?.lines.find((line) => keyOf(line) === key);
    const [was, is] = [of(seen), of(now)];
    return { label: (is ?? was)?.productName ?? '', before: seen && goodsText(was), after: goodsText(is) };
  });
}

function goodsText(line: OrderOutline['lines'][number] | undefined): string {
  return line ? `${line.quantity} × ${pounds(line.unitPrice)} = ${pounds(line.totalPrice)}` : 'Not in the order';
}

function feeText({ deliveryMethod, deliveryFee }: OrderOutline): string {
  return `${deliveryMethod}, ${toPence(deliveryFee) === 0 ? 'free' : pounds(deliveryFee)}`;
}

function dayText(day: string | null, { isAbout }: Pick<OrderOutline, 'isAbout'>): string | null {
  return day && `${isAbout ? 'about ' : ''}${formatLondonDay(day)}`;
}

function pointsText({ points, discount }: OrderOutline): string {
  return `${points.toLocaleString('en-GB')}, ${formatPounds(-toPence(discount))}`;
}

function vatText({ vatRate, vatAmount }: OrderOutline): string {
  return `${pounds(vatAmount)} at ${percentText(vatRate)}`;
}

function pounds(amount: string): string {
  return formatPounds(toPence(amount));
}
