import type { Register } from 'react-router';
import type { Who } from '#platform/http/contract.ts';

/** The right that opens each staff page, by its route in routes.ts; pages not listed here are for admins only. */
const PAGE_RIGHTS: Readonly<Partial<Record<keyof Register['pages'], Who>>> = {
  '/employer-dashboard': 'staff',
  '/product-store': 'perm:view_products',
  '/admin/products/:id/pairs': 'perm:manage_products',
  '/admin/stock': 'perm:view_products',
  '/admin/users': 'perm:manage_users',
  '/admin/orders': 'perm:view_orders',
  '/admin/orders/new': 'perm:manage_orders',
  '/admin/order-requests': 'perm:manage_orders',
  '/admin/reports': 'perm:view_reports',
  '/admin/returns': 'perm:view_orders',
  '/admin/quotes': 'perm:view_orders',
  '/admin/quotes/:number': 'perm:view_orders',
  '/admin/messages': 'perm:view_customers',
  '/admin/customers': 'perm:view_customers',
  '/admin/search': 'perm:manage_products',
};

const rights = new Map<string, Who>(Object.entries(PAGE_RIGHTS));

/** The right that opens a staff page, by its route pattern: `/admin/quotes/:number`, with or without the first slash. */
export function pageRight(pattern: string): Who {
  return rights.get(pattern.replace(/^\/?/, '/')) ?? 'admin';
}
