import { Package } from 'lucide-react';
import { useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import type { PageOfOwnOrders } from '#features/orders/contract.ts';
import { ORDER_STATUSES, STATUS_NAMES } from '#features/orders/status.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { NothingListed } from '#web/lists/nothing-listed.tsx';
import { paths } from '#web/paths.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { type OwnOrdersView, ownOrdersSearch } from './own-orders-view.ts';

type OwnOrdersProps = { orders: PageOfOwnOrders; view: OwnOrdersView; isAny: boolean };

/** All orders of a customer, page by page, with a search and a filter. */
export function OwnOrders({ orders, view, isAny }: OwnOrdersProps) {
  if (!isAny) return <NoOrders />;
  const isFiltered = view.q !== '' || view.status !== undefined;
  return (
    <div className="flex flex-col gap-4">
      <OrderFilter key={`${view.q} ${view.status}`} view={view} isFiltered={isFiltered} />
      <p role="status" className="meta tabular">
        {isFiltered && `${orders.count.toLocaleString('en-GB')} ${orders.count === 1 ? 'order' : 'orders'} found`}
      </p>
      {orders.items.length === 0 ? (
        <NothingListed
          what="orders"
          icon={<Package />}
          isFiltered
          allHref={ownOrdersSearch({ q: '', page: 1 })}
          noMatch="Try another number or product, or another status."
        />
      ) : (
        <ul aria-label="Your orders" className="-mt-4 divide-y divide-line">
          {orders.items.map((order) => (
            <OrderCard
              key={order.id}
              order={order}
              orderHref={paths.order(order.orderNumber)}
              trackHref={paths.trackOrder(order.orderNumber)}
            />
          ))}
        </ul>
      )}
      <Pagination
        label="Pages of orders"
        page={orders.page}
        pageCount={orders.pageCount}
        hrefFor={(page) => ownOrdersSearch({ ...view, page })}
      />
    </div>
  );
}

function OrderFilter({ view, isFiltered }: { view: OwnOrdersView; isFiltered: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      aria-label="Your orders"
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name="tab" value="orders" />
      <TextField
        name="q"
        type="search"
        label="Number or product"
        defaultValue={view.q}
        maxLength={200}
        autoComplete="off"
        className="w-full sm:w-72"
      />
      <SelectField
        name="status"
        label="Status"
        placeholder="Every status"
        defaultValue={view.status ?? ''}
        options={ORDER_STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] }))}
        onChange={() => form.current && submit(form.current, { preventScrollReset: true })}
        className="min-w-44 flex-1 sm:flex-none"
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
      {isFiltered && (
        <ButtonLink href={ownOrdersSearch({ q: '', page: 1 })} variant="ghost">
          Clear filters
        </ButtonLink>
      )}
    </Form>
  );
}
