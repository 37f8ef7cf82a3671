import {
  ClipboardList,
  Coins,
  CreditCard,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Package,
  Truck,
} from 'lucide-react';
import type { User } from '#features/accounts/contract.ts';
import { mayUser } from '#features/permissions/may-user.ts';
import type { Who } from '#platform/http/contract.ts';
import { paths } from '#web/paths.ts';
import { dashboardOf } from '#web/shop/header-links.ts';

export interface PortalLink {
  label: string;
  href: string;
  icon: LucideIcon;
  who: Who;
}

export interface PortalGroup {
  label: string;
  links: PortalLink[];
}

/** The staff screens that this user may open, in the groups of the rail; a group without any is left out. */
export function portalGroups(user: User): PortalGroup[] {
  const groups: PortalGroup[] = [
    {
      label: 'Overview',
      links: [{ label: 'Dashboard', href: dashboardOf(user), icon: LayoutDashboard, who: 'self' }],
    },
    {
      label: 'Shop floor',
      links: [
        { label: 'Orders', href: paths.staffOrders, icon: ClipboardList, who: 'perm:view_orders' },
        { label: 'Product store', href: paths.productStore, icon: Package, who: 'perm:view_products' },
      ],
    },
    {
      label: 'Set-up',
      links: [
        { label: 'Permissions', href: paths.permissions, icon: KeyRound, who: 'admin' },
        { label: 'Payment options', href: paths.paymentOptions, icon: CreditCard, who: 'admin' },
        { label: 'Currencies', href: paths.currency, icon: Coins, who: 'admin' },
        { label: 'Delivery', href: paths.delivery, icon: Truck, who: 'admin' },
      ],
    },
  ];
  return groups
    .map((group) => ({ ...group, links: group.links.filter((link) => mayUser(user, link.who)) }))
    .filter((group) => group.links.length > 0);
}
