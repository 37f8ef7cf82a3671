import type { ReactNode } from 'react';
import { MailRefused } from '#features/emails/screens/staff/mail-refused.tsx';
import type { Order } from '#features/orders/contract.ts';
import { fittingFacts } from '#features/orders/fitting-words.ts';
import type { StaffView } from '#features/orders/staff-view.ts';
import { paymentOf } from '#features/orders/ways-paid.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import { EmailLink } from '#ui/email-link.tsx';
import { MoneyRows } from '#ui/money-rows.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatDateTime } from '#values/instant.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { AddressBlock } from '../address-block.tsx';
import { OrderLines } from '../order-lines.tsx';
import { PlacedOrderSums } from '../order-sums.tsx';
import { OrderPaymentBadge } from '../status-badge.tsx';
import { deliveryFacts } from './delivery-facts.ts';
import { OrderHistory } from './order-history.tsx';
import { OrderPayments } from './order-payments.tsx';

/** The actions in an order's details; absent for staff without the permission. */
export type OrderSlots = Partial<
  Record<
    'heldPayments' | 'moneyActions' | 'holdAction' | 'pointsAction' | 'deliveryAction' | 'fittingAction' | 'noteForm',
    ReactNode
  >
>;

type OrderDetailsProps = OrderSlots & {
  order: Order;
  /** A badge, or a dropdown for staff who may change it. */
  status: ReactNode;
  /** The staff page of the customer, for staff who may see it. */
  customerHref?: string;
};

/** One order with everything that staff need to know. */
export function OrderDetails({
  order,
  status,
  heldPayments,
  moneyActions,
  holdAction,
  pointsAction,
  deliveryAction,
  fittingAction,
  noteForm,
  customerHref,
}: OrderDetailsProps) {
  const { staff } = order;
  return (
    <div className="flex flex-col gap-7">
      <MailRefused refusal={staff?.mailRefusal} />
      <DefinitionList dense items={facts(order, status, customerHref)} />
      <Part title="Items">
        <OrderLines order={order} />
        <div className="mt-3">
          <PlacedOrderSums order={order} />
        </div>
      </Part>
      <Part title="Payments">
        {heldPayments}
        {staff ? <OrderPayments order={order} staff={staff} /> : <SkeletonText lines={3} />}
        {staff?.heldUntil && (
          <p className="meta mt-3">
            The goods are held until {formatLondonDay(staff.heldUntil)}; unpaid after that day, the order is cancelled.
          </p>
        )}
        {(moneyActions || holdAction) && (
          <div className="mt-3 flex flex-wrap gap-3">
            {moneyActions}
            {holdAction}
          </div>
        )}
      </Part>
      {staff?.points && (
        <Part title="Points">
          <MoneyRows className="text-sm" rows={points(order, staff.points)} />
          {pointsAction && <div className="mt-3">{pointsAction}</div>}
        </Part>
      )}
      <div className="grid gap-7 sm:grid-cols-2">
        <Part title="Delivery address">
          {order.deliveryAddress ? (
            <AddressBlock address={order.deliveryAddress} />
          ) : (
            <p className="meta">Collected from us</p>
          )}
          {(deliveryAction || fittingAction) && (
            <div className="mt-3 flex flex-wrap gap-3">
              {deliveryAction}
              {fittingAction}
            </div>
          )}
        </Part>
        <Part title="Billing address">
          {order.billingAddress ? (
            <AddressBlock address={order.billingAddress} />
          ) : (
            <p className="meta">As delivered</p>
          )}
        </Part>
      </div>
      {order.notes && (
        <Part title="Notes">
          <p dir="auto" className="name whitespace-pre-line text-sm">
            {order.notes}
          </p>
        </Part>
      )}
      <Part title="History">
        {noteForm && <div className="mb-5">{noteForm}</div>}
        <OrderHistory order={order} />
      </Part>
    </div>
  );
}

function facts(order: Order, status: ReactNode, customerHref: string | undefined) {
  const phone = phoneOf(order);
  return [
    { term: 'Status', value: status },
    {
      term: 'Payment',
      value: (
        <span className="flex flex-wrap items-center gap-2">
          {paymentOf(order)}
          <OrderPaymentBadge order={order} />
        </span>
      ),
    },
    {
      term: 'Customer',
      value: (
        <>
          {customerHref ? (
            <TextLink href={customerHref} className="name block w-fit" dir="auto">
              {order.customer.name}
            </TextLink>
          ) : (
            <bdi className="name block">{order.customer.name}</bdi>
          )}
          <EmailLink address={order.customer.email} />
        </>
      ),
    },
    ...(phone ? [{ term: 'Phone', value: <PhoneLink number={phone} /> }] : []),
    ...contacts(order),
    { term: 'Placed', value: formatDateTime(order.orderDate) },
    { term: 'Delivery', value: order.deliveryMethod.name },
    ...deliveryFacts(order),
    ...fittingFacts(order),
    ...(order.purchaseOrderNumber
      ? [{ term: 'Purchase order', value: <bdi className="name">{order.purchaseOrderNumber}</bdi> }]
      : []),
  ];
}

/** The phone number in the order, else the account's. */
function phoneOf({ deliveryAddress, billingAddress, staff }: Order): string | null {
  return deliveryAddress?.phoneNumber || billingAddress?.phoneNumber || staff?.phone || null;
}

/** The other contacts who get e-mails about the order. */
function contacts({ staff }: Order) {
  const site = staff && [staff.siteContact.name, staff.siteContact.phone].filter(Boolean).join(', ');
  const siteEmail = staff?.siteContact.email;
  return [
    ...(staff?.accountsEmail ? [{ term: 'Accounts', value: <EmailLink address={staff.accountsEmail} /> }] : []),
    ...(site || siteEmail
      ? [
          {
            term: 'Contact on site',
            value: (
              <>
                {site && <bdi className="name block">{site}</bdi>}
                {siteEmail && <EmailLink address={siteEmail} />}
              </>
            ),
          },
        ]
      : []),
  ];
}

function points({ pointsEarned, pointsRedeemed }: Order, { balance, missing }: NonNullable<StaffView['points']>) {
  const count = (points: number) => points.toLocaleString('en-GB');
  return [
    { label: 'Earned with this order', value: count(pointsEarned) },
    ...(pointsRedeemed > 0 ? [{ label: 'Redeemed on this order', value: count(pointsRedeemed) }] : []),
    ...(missing > 0
      ? [
          {
            label: 'Spent, and still to be taken back',
            value: count(missing),
            note: 'Withheld from the refund at 1p each',
          },
        ]
      : []),
    { label: 'Held by the customer', value: count(balance) },
  ];
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="title-3 mb-2">{title}</h3>
      {children}
    </section>
  );
}
