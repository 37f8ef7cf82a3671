import type { User } from '#features/accounts/contract.ts';
import { readProductList } from '#features/catalogue/screens/staff/read-product-list.ts';
import { orderFigures } from '#features/orders/screens/staff/order-figures.ts';
import type { Employee } from '#features/people/contract.ts';
import { mayUser } from '#features/permissions/may-user.ts';
import type { Api } from '#web/api.ts';
import { pageOf } from './page-of.ts';

export const WORKPLACE_TABS = ['overview', 'employees', 'products'] as const;
export type WorkplaceTab = (typeof WORKPLACE_TABS)[number];

/** The data of the employer dashboard; `null` where the employer has no permission or another tab is open. */
export async function readWorkplace(api: Api, user: User, search: URLSearchParams) {
  const tab = WORKPLACE_TABS.find((known) => known === search.get('tab')) ?? 'overview';
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1);
  const [rights, employees, products, orders] = await Promise.all([
    api('GET /api/rights'),
    readEmployees(api),
    mayUser(user, 'perm:view_products') ? readProductList(api, page) : null,
    mayUser(user, 'perm:view_orders') && tab === 'overview' ? orderFigures(api) : null,
  ]);
  return {
    tab,
    rights,
    counts: { employees: employees.length, products: products?.count ?? null },
    employees: tab === 'employees' ? pageOf(employees, page) : null,
    products: tab === 'products' ? products : null,
    newestOrders: orders?.newest ?? null,
  };
}

export type Workplace = Awaited<ReturnType<typeof readWorkplace>>;

async function readEmployees(api: Api): Promise<Employee[]> {
  const answer = await api('GET /api/users', { query: { scope: 'employees' } });
  return Array.isArray(answer) ? answer : [];
}
