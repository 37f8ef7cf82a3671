import { PERMISSIONS, type PermissionType } from './permission.ts';

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
