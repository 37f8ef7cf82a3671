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

// The specified description says less than the permission gives.
const MORE: { readonly [type in PermissionType]?: string } = {
  manage_products: 'set prices and stock, import and export',
  view_orders: 'quotes and returns, and download them',
  view_customers: 'their messages, and download it',
  manage_customers: 'answer their messages, and give or take away reward points',
  manage_orders:
    'take orders by phone, cancel them, change deliveries, note payments, give money back, decide returns, and price and send quotes',
};

/** What a permission gives, said where it is granted and listed. */
export function describePermission(type: PermissionType): string {
  const more = MORE[type];
  return more ? `${PERMISSIONS[type]}, ${more}` : PERMISSIONS[type];
}

declare module '#platform/http/contract.ts' {
  interface PermissionTypes extends Record<PermissionType, unknown> {}
}

export const PERMISSION_TYPES = Object.keys(PERMISSIONS) as [PermissionType, ...PermissionType[]];

/** Whether these permissions cover `needed`; `manage_x` includes `view_x`. */
export function covers(granted: readonly PermissionType[], needed: PermissionType): boolean {
  return granted.includes(needed) || granted.includes(needed.replace('view_', 'manage_') as PermissionType);
}
