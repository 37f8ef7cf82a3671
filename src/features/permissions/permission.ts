/** The permissions that an admin can grant to an employer (section 6), each with its description. */
export const PERMISSIONS = {
  view_products: 'View the product catalog',
  manage_products: 'Create, edit and delete products',
  view_orders: 'View customer orders',
  manage_orders: 'Update order status',
  view_customers: 'View customer information',
  manage_customers: 'Edit customer details',
  view_reports: 'Access analytics and reports',
  manage_users: 'Create and manage user accounts',
} as const;

export type PermissionType = keyof typeof PERMISSIONS;

declare module '#platform/http/contract.ts' {
  interface PermissionTypes extends Record<PermissionType, unknown> {}
}

export const PERMISSION_TYPES = Object.keys(PERMISSIONS) as [PermissionType, ...PermissionType[]];

/** Whether these permissions cover `needed`; `manage_x` includes `view_x`. */
export function covers(granted: readonly PermissionType[], needed: PermissionType): boolean {
  return granted.includes(needed) || granted.includes(needed.replace('view_', 'manage_') as PermissionType);
}
