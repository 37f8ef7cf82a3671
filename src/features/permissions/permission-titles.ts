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
  const types = permissionsOf(right);
  const titles = types.map((type) => PERMISSION_TITLES[type]);
  return types.length === 0 ? null : `${types.join(' or ')} (${titles.join(' or ')})`;
}

// Who may manage may view.
function permissionsOf(right: string): PermissionType[] {
  const type = right.startsWith('perm:') ? right.slice('perm:'.length) : '';
  return [...new Set([type, type.replace('view_', 'manage_')])].filter(isPermission);
}

function isPermission(type: string): type is PermissionType {
  return type in PERMISSIONS;
}
