import type { MouseEvent } from 'react';
import { nameOfUser } from '#features/accounts/user-name.ts';
import type { Customer } from '#features/customers/contract.ts';
import type { CustomerSort } from '#features/customers/sorts.ts';
import { Badge } from '#ui/badge.tsx';
import { CoverLink } from '#ui/cover-link.tsx';
import { UiLink } from '#ui/link.tsx';
import { Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatDate } from '#values/instant.ts';
import { formatPounds, toPence } from '#values/money.ts';

type CustomersTableProps = {
  customers: readonly Customer[];
  openId: string | null;
  sort: CustomerSort;
  hrefOf: (customer: Customer) => string;
  onOpen: (customer: Customer) => (event: MouseEvent) => void;
  /** The address of the list in another order. */
  sortHref: (sort: CustomerSort) => string;
};

/** The customers as rows, or cards on a phone. */
export function CustomersTable({ customers, openId, sort, hrefOf, onOpen, sortHref }: CustomersTableProps) {
  const head = (by: CustomerSort, label: string, numeric = true) => ({
    name: (
      <UiLink href={sortHref(by)} className="rounded-xs hover:underline">
        {label}
      </UiLink>
    ),
    numeric,
    sort: sort === by ? (by === 'name' ? ('ascending' as const) : ('descending' as const)) : ('none' as const),
  });
  return (
    <Table caption="Customers" className="sm:max-h-[max(24rem,calc(100dvh-14.5rem))]">
      <THead
        columns={[
          head('name', 'Customer', false),
          { name: 'E-mail', className: wideOnly },
          head('orders', 'Orders'),
          head('spent', 'Spent'),
          head('points', 'Points'),
          'Last order',
          head('newest', 'Joined', false),
        ]}
      />
      <TBody>
        {customers.map((customer) => (
          <Tr key={customer.id} selected={String(customer.id) === openId || undefined} className="relative">
            <Td primary className="sm:max-xl:w-full sm:max-w-0 xl:w-1/3">
              <CoverLink
                href={hrefOf(customer)}
                onClick={onOpen(customer)}
                dir="auto"
                title={nameOfUser(customer)}
                className="name block sm:truncate"
              >
                {nameOfUser(customer)}
              </CoverLink>
              {(customer.companyName || !customer.isActive) && (
                <span className="meta flex items-center gap-2 font-normal">
                  {customer.companyName && (
                    <span dir="auto" className="name min-w-0 sm:truncate">
                      {customer.companyName}
                    </span>
                  )}
                  {!customer.isActive && <Badge>Inactive</Badge>}
                </span>
              )}
            </Td>
            <Td label="E-mail" className={`${wideOnly} xl:w-1/3 xl:max-w-0`}>
              <span className="wrap-anywhere block sm:truncate" title={customer.email}>
                {customer.email}
              </span>
            </Td>
            <Td label="Orders" numeric>
              {customer.orders.toLocaleString('en-GB')}
            </Td>
            <Td label="Spent" numeric>
              {formatPounds(toPence(customer.spent))}
            </Td>
            <Td label="Points" numeric>
              {customer.points.toLocaleString('en-GB')}
            </Td>
            <Td label="Last order" className="tabular whitespace-nowrap">
              {customer.lastOrderAt ? formatDate(customer.lastOrderAt) : <span className="text-ink-soft">Never</span>}
            </Td>
            <Td label="Joined" className="tabular whitespace-nowrap">
              {formatDate(customer.createdAt)}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

// Hidden on narrow screens; the card on a phone has room for it.
const wideOnly = 'sm:max-xl:hidden';
