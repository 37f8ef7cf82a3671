import { Lock, Package } from 'lucide-react';
import { ProductsTable } from '#features/catalogue/screens/staff/products-table.tsx';
import { NewestOrders } from '#features/orders/screens/staff/newest-orders.tsx';
import { RightsList } from '#features/permissions/screens/staff/rights-list.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Panel } from '#ui/panel.tsx';
import { paths } from '#web/paths.ts';
import { EmployeesTable } from './employees-table.tsx';
import type { Workplace, WorkplaceTab } from './read-workplace.ts';

/** The content of the open tab of the employer dashboard. */
export function WorkplaceTabContent(workplace: Workplace) {
  if (workplace.tab === 'employees') return <Employees {...workplace} />;
  return workplace.tab === 'products' ? <Products {...workplace} /> : <Overview {...workplace} />;
}

function Overview({ rights, newestOrders }: Workplace) {
  return (
    <div className="flex flex-col gap-8">
      <Panel title="What this account may do">
        <RightsList rights={rights} />
      </Panel>
      {newestOrders && (
        <Panel
          title="Newest orders"
          padded={false}
          actions={
            <ButtonLink href={paths.staffOrders} variant="secondary" size="sm">
              All orders
            </ButtonLink>
          }
        >
          <NewestOrders orders={newestOrders} hrefOf={(order) => paths.staffOrder(order.orderNumber)} />
        </Panel>
      )}
    </div>
  );
}

function Employees({ employees }: Workplace) {
  if (!employees) return null;
  return (
    <div className="flex flex-col gap-4">
      <Panel padded={false}>
        <EmployeesTable employees={employees.items} />
      </Panel>
      <Pagination {...employees} hrefFor={(page) => hrefOf('employees', page)} label="Pages of employees" />
    </div>
  );
}

function Products({ products, counts }: Workplace) {
  if (counts.products === null) {
    return (
      <EmptyState
        icon={<Lock />}
        title="Products are restricted"
        description="This account was not granted view_products. An admin can grant it."
      />
    );
  }
  if (!products || products.items.length === 0) {
    return <EmptyState icon={<Package />} title="No products yet" description="The product store is still empty." />;
  }
  return (
    <div className="flex flex-col gap-4">
      <Panel padded={false}>
        <ProductsTable products={products.items} />
      </Panel>
      <Pagination {...products} hrefFor={(page) => hrefOf('products', page)} label="Pages of products" />
    </div>
  );
}

function hrefOf(tab: WorkplaceTab, page: number): string {
  return `?${new URLSearchParams({ tab, ...(page > 1 && { page: String(page) }) })}`;
}
