import { postalCountry } from '#features/accounts/countries.ts';
import type { Order } from '#features/orders/contract.ts';
import { depositDue, dueNow, dueOn } from '#features/orders/order-ledger.ts';
import type { CardState } from '#features/orders/status.ts';
import type { OrderAddress } from '#features/orders/tables.ts';
import { payUntil } from '#features/payments/card-deadline.ts';
import type { CardPaymentStatus } from '#features/payments/card-statuses.ts';
import { netOf } from '#features/payments/ledger-sums.ts';
import { type Pence, toDecimal } from '#values/money.ts';
import type { OrderItemRow, WholeOrder } from './load-orders.ts';

/** An order in the shape of the contract, with the projection of decision C6. */
export function presentOrder({
  order,
  items,
  events,
  sums,
  customerName,
  bankDetails,
  decidedBy,
  cardPayment,
}: WholeOrder): Order {
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    customerId: order.customerId,
    email: order.email,
    status: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    subtotal: toDecimal(order.subtotal),
    discount: toDecimal(order.discount),
    deliveryFee: toDecimal(order.deliveryFee),
    totalAmount: toDecimal(order.totalAmount),
    vatRate: order.vatRate,
    vatAmount: toDecimal(order.vatAmount),
    grandTotal: toDecimal(order.grandTotal),
    pointsEarned: order.pointsEarned,
    pointsRedeemed: order.pointsRedeemed,
    deliveryMethodId: order.deliveryMethodId,
    notes: order.notes,
    purchaseOrderNumber: order.purchaseOrderNumber,
    orderDate: order.orderDate.toISOString(),
    estimatedDelivery: order.estimatedDelivery?.toISOString() ?? null,
    actualDelivery: order.actualDelivery?.toISOString() ?? null,
    deliveryConfirmedAt: order.deliveryConfirmedAt?.toISOString() ?? null,
    items: items.map(presentItem),
    fitting: presentFitting(order),
    version: order.version,
    ...projection(items),
    shippingAddress: order.deliveryAddress ? addressLines(order.deliveryAddress).join('\n') : null,
    customer: { id: order.customerId, name: customerName ?? nameOnOrder(order), email: order.email },
    deliveryMethod: { id: order.deliveryMethodId, name: order.deliveryMethodName },
    deliveryAddress: order.deliveryAddress,
    billingAddress: order.billingAddress,
    paid: toDecimal(Math.max(0, netOf(sums))),
    released: toDecimal(sums.released),
    due: toDecimal(dueNow(order, sums)),
    ways: (sums.ways ?? []).map(({ provider, paid, refunded, withheld }) => ({
      ...{ provider, paid: toDecimal(paid), refunded: toDecimal(refunded), withheld: toDecimal(withheld) },
    })),
    depositDue: depositDue(order, sums) > 0 ? toDecimal(depositDue(order, sums)) : null,
    dueOn: bankDetails ? dueOn(order, sums) : null,
    owedBack: order.owedBack > 0 ? presentOwed(order, decidedBy) : null,
    bankDetails,
    cardPayment: presentCardPayment(order, cardPayment),
    events: events.map(({ status, description, place, at }) => ({ status, description, place, at: at.toISOString() })),
  };
}

function presentFitting({ fitting }: WholeOrder['order']): Order['fitting'] {
  if (!fitting) return null;
  const { wishes, earliestOn, confirmedOn } = fitting;
  const screens = fitting.screens.map(({ productId, count, heightCm }) => ({
    ...{ productId, count, height: String(heightCm / 100) },
  }));
  return { screens, wishes, earliestOn, confirmedOn };
}

function presentOwed(order: WholeOrder['order'], decidedBy: number | null): NonNullable<Order['owedBack']> {
  const { owedBack, owedHow: how, owedDueOn: dueOn } = order;
  return { amount: toDecimal(owedBack), how, dueOn, ...(decidedBy !== null && { isBeingDecided: true }) };
}

/** The state of the card payment; null when none is due. */
function presentCardPayment(order: WholeOrder['order'], card: WholeOrder['cardPayment']): Order['cardPayment'] {
  if (!card || !['pending', 'failed'].includes(order.paymentStatus)) return null;
  const { newest } = card;
  if (!newest || newest.status === 'paid' || newest.status === 'returned') {
    // No payment was started, or only a part was paid: the rest can be paid until the order is cancelled.
    return { state: order.status === 'cancelled' ? 'failed' : 'open', payUntil: null };
  }
  const state = stateOf(newest.status);
  return { state, payUntil: state === 'open' ? payUntil(newest).toISOString() : null };
}

function stateOf(status: CardPaymentStatus): CardState {
  if (status === 'starting' || status === 'open') return 'open';
  return status === 'processing' || status === 'held' ? status : 'failed';
}

/** The lines of an address, as on an envelope. */
export function addressLines(address: OrderAddress): string[] {
  return [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.addressLine1,
    address.addressLine2,
    address.city,
    address.county,
    address.postcode,
    postalCountry(address),
  ].filter((line): line is string => Boolean(line?.trim()));
}

function presentItem(item: OrderItemRow): Order['items'][number] {
  return {
    id: item.id,
    productId: item.productId,
    productName: item.productName,
    sku: item.sku,
    quantity: item.quantity,
    unitPrice: toDecimal(item.unitPrice),
    totalPrice: toDecimal(item.totalPrice),
    ...(item.isService && { isService: true }),
    refunded: item.refunded,
    withdrawn: item.withdrawn,
  };
}

/** The specification's flat order: the first line's name and price, and the number of units in all lines. */
function projection(items: readonly OrderItemRow[]): { productName: string; quantity: number; unitPrice: string } {
  const [first] = items;
  const more = items.length > 1 ? ` + ${items.length - 1} more` : '';
  const unitPrice: Pence = first?.unitPrice ?? 0;
  return {
    productName: `${first?.productName ?? ''}${more}`,
    quantity: items.reduce((sum, item) => sum + item.quantity, 0),
    unitPrice: toDecimal(unitPrice),
  };
}

function nameOnOrder({ deliveryAddress, billingAddress, email }: WholeOrder['order']): string {
  const address = deliveryAddress ?? billingAddress;
  return address ? `${address.firstName} ${address.lastName}` : email;
}
