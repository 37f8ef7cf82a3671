import type { ReactNode } from 'react';
import { CreditHistory } from '#features/credit/screens/credit-history.tsx';
import type { WholeCustomer } from '#features/customers/contract.ts';
import { MailRefused } from '#features/emails/screens/staff/mail-refused.tsx';
import { MessageStatusBadge } from '#features/messages/screens/staff/message-badges.tsx';
import { AddressBlock } from '#features/orders/screens/address-block.tsx';
import { OrderStatusBadge } from '#features/orders/screens/status-badge.tsx';
import { LEVELS } from '#features/rewards/levels.ts';
import { RewardHistory } from '#features/rewards/screens/reward-history.tsx';
import { Badge } from '#ui/badge.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import { EmailLink } from '#ui/email-link.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatDate } from '#values/instant.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { formatPounds, toPence } from '#values/money.ts';

type CustomerDetailsProps = {
  customer: WholeCustomer;
  /** Undefined without the permission to open orders. */
  orderHref: ((orderNumber: string) => string) | undefined;
  allOrdersHref: string | undefined;
  messageHref: (id: number) => string;
  /** The buttons beside the profile, the points and the credit; absent without the permission. */
  profileAction?: ReactNode;
  pointsAction?: ReactNode;
  creditAction?: ReactNode;
};

/** One customer with orders, points, addresses and messages. */
export function CustomerDetails(props: CustomerDetailsProps) {
  const { customer, orderHref, allOrdersHref, messageHref, profileAction, pointsAction, creditAction } = props;
  return (
    <div className="flex flex-col gap-7">
      <dl className="grid grid-cols-[auto_1fr_auto] divide-x sm:grid-cols-3 divide-line border-line border-y">
        <Figure label="Orders" value={customer.orders.toLocaleString('en-GB')} />
        <Figure label="Spent" value={formatPounds(toPence(customer.spent))} />
        <Figure label="Points" value={customer.points.toLocaleString('en-GB')} />
      </dl>
      <MailRefused refusal={customer.mailRefusal} />
      <Part title="Profile" action={profileAction}>
        <DefinitionList dense items={facts(customer)} />
      </Part>
      <Part
        title="Orders"
        action={
          allOrdersHref &&
          customer.latestOrders.length > 0 && (
            <TextLink href={allOrdersHref} className="text-sm">
              All orders
            </TextLink>
          )
        }
      >
        <Orders orders={customer.latestOrders} hrefOf={orderHref} />
      </Part>
      <Part title="Points" action={pointsAction}>
        <p className="meta mb-2">
          {LEVELS[customer.level].name} level, {customer.totalEarned.toLocaleString('en-GB')} earned altogether
        </p>
        {customer.transactions.length > 0 ? (
          <div className="text-sm">
            <RewardHistory transactions={customer.transactions} />
          </div>
        ) : (
          <p className="meta">No points were earned or spent yet.</p>
        )}
      </Part>
      {customer.credit.entries.length > 0 && (
        <Part title="Account credit" action={creditAction}>
          <p className="meta mb-2 tabular">{formatPounds(toPence(customer.credit.balance))} to spend</p>
          <div className="text-sm">
            <CreditHistory entries={customer.credit.entries} />
          </div>
        </Part>
      )}
      <Part title="Addresses">
        {customer.addresses.length > 0 ? (
          <ul className="grid gap-5 sm:grid-cols-2">
            {customer.addresses.map((address) => (
              <li key={address.id}>
                <AddressBlock
                  address={{ ...address, firstName: address.firstName ?? '', lastName: address.lastName ?? '' }}
                />
                {address.isDefault && <p className="meta mt-1">Default for {address.type}</p>}
              </li>
            ))}
          </ul>
        ) : (
          <p className="meta">No address was saved.</p>
        )}
      </Part>
      <Part title="Messages">
        {customer.messages.length > 0 ? (
          <ul className="divide-y divide-line border-line border-y">
            {customer.messages.map((message) => (
              <li key={message.id} className="flex items-center justify-between gap-4 py-2.5 text-sm">
                <span className="min-w-0">
                  <TextLink href={messageHref(message.id)} dir="auto" className="name block truncate">
                    {message.subject}
                  </TextLink>
                  <span className="meta">{formatDate(message.createdAt)}</span>
                </span>
                <MessageStatusBadge status={message.status} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="meta">They have not written to us.</p>
        )}
      </Part>
    </div>
  );
}

function facts(customer: WholeCustomer) {
  const { firstName, lastName, companyName, email, phoneNumber, username, createdAt, isActive } = customer;
  return [
    {
      term: 'Name',
      value: <bdi className="name">{[firstName, lastName].filter(Boolean).join(' ') || 'Not given'}</bdi>,
    },
    ...(companyName ? [{ term: 'Company', value: <bdi className="name">{companyName}</bdi> }] : []),
    { term: 'E-mail', value: <EmailLink address={email} /> },
    { term: 'Phone', value: phoneNumber ? <PhoneLink number={phoneNumber} /> : 'Not given' },
    { term: 'Username', value: <bdi className="name">{username}</bdi> },
    { term: 'Joined', value: formatDate(createdAt) },
    ...(isActive ? [] : [{ term: 'Account', value: <Badge>Inactive</Badge> }]),
  ];
}

type OrdersProps = { orders: WholeCustomer['latestOrders']; hrefOf: ((orderNumber: string) => string) | undefined };

function Orders({ orders, hrefOf }: OrdersProps) {
  if (orders.length === 0) return <p className="meta">No order yet.</p>;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {orders.map(({ orderNumber, orderDate, status, grandTotal, due, dueOn }) => (
        <li
          key={orderNumber}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-2.5 text-sm sm:grid-cols-[1fr_auto_8rem]"
        >
          <span>
            {hrefOf ? (
              <TextLink href={hrefOf(orderNumber)} className="tabular">
                {orderNumber}
              </TextLink>
            ) : (
              <span className="tabular font-semibold">{orderNumber}</span>
            )}
            <span className="meta block">{formatDate(orderDate)}</span>
            {toPence(due) > 0 && (
              <span className="meta tabular block">
                {formatPounds(toPence(due))} due{dueOn && ` by ${formatLondonDay(dueOn)}`}
              </span>
            )}
          </span>
          <OrderStatusBadge status={status} />
          <span className="tabular text-end font-semibold max-sm:col-span-2">{formatPounds(toPence(grandTotal))}</span>
        </li>
      ))}
    </ul>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0 px-4 py-3 first:ps-0 sm:px-8">
      <dt className="meta">{label}</dt>
      <dd className="title-3 tabular wrap-anywhere">{value}</dd>
    </div>
  );
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <div className="mb-2 flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h3 className="title-3">{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}
