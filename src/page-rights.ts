import type { Register } from 'react-router';
import type { Who } from '#platform/http/contract.ts';

/**
 * Who may open each staff page besides admins, by its route in routes.ts. A page that says nothing here is for admins only.
 * tests/browser/page-rights.test.ts asks for each as everyone.
 */
const PAGE_RIGHTS: Readonly<Partial<Record<keyof Register['pages'], Who>>> = {
  '/employer-dashboard': 'staff',
  '/product-store': 'perm:view_products',
  '/admin/users': 'perm:manage_users',
  '/admin/orders': 'perm:view_orders',
  '/admin/orders/new': 'perm:manage_orders',
  '/admin/reports': 'perm:view_reports',
  '/admin/returns': 'perm:view_orders',
  '/admin/quotes': 'perm:view_orders',
  '/admin/quotes/:number': 'perm:view_orders',
  '/admin/messages': 'perm:view_customers',
  '/admin/customers': 'perm:view_customers',
  '/admin/search': 'perm:manage_products',
};

const rights = new Map<string, Who>(Object.entries(PAGE_RIGHTS));

/** Who may open the staff page of a route, by its pattern: `/admin/quotes/:number`, or without the first slash. */
export function pageRight(pattern: string): Who {
  return rights.get(pattern.replace(/^\/?/, '/')) ?? 'admin';
}
