import { PERMISSIONS, type PermissionType } from './permission.ts';

/** The names of the permissions, as on the employer dashboard (section 2). */
export const PERMISSION_TITLES: Record<PermissionType, string> = {
  view_products: 'View Product Catalog',
  manage_products: 'Manage Products',
  view_orders: 'View Orders',
  manage_orders: 'Manage Orders',
  view_customers: 'View Customers',
  manage_customers: 'Manage Customers',
  view_reports: 'View Reports',
  manage_users: 'Manage Users',
};

/**
 * The permissions that give a right such as 'perm:view_orders', as the specification spells them (section 2), and in brackets by name:
 * 'view_orders or manage_orders (View Orders or Manage Orders)'. Null for a right that no permission gives.
 */
export function permissionsFor(right: string): string | null {
  const type = right.slice('perm:'.length);
  if (!right.startsWith('perm:') || !isPermission(type)) return null;
  const given = [...new Set([type, type.replace('view_', 'manage_')])].filter(isPermission);
  return `${given.join(' or ')} (${given.map((each) => PERMISSION_TITLES[each]).join(' or ')})`;
}

function isPermission(type: string): type is PermissionType {
  return type in PERMISSIONS;
}
