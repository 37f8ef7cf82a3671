import {
  Activity,
  ChartColumn,
  ClipboardCheck,
  ClipboardList,
  Coins,
  Contact,
  CreditCard,
  FileText,
  HandCoins,
  History,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Mails,
  MapPin,
  MessagesSquare,
  Package,
  Search,
  ShieldCheck,
  Truck,
  Undo2,
  UsersRound,
  Warehouse,
} from 'lucide-react';
import { ORDER_REQUESTS } from '#features/orders/requests/paths.ts';
import { mayUser } from '#features/permissions/may-user.ts';
import { STATUS } from '#features/status/paths.ts';
import { pageRight } from '#root/page-rights.ts';
import { dashboardOf } from '#web/frames/shop/header-links.ts';
import { paths } from '#web/paths.ts';
import type { SessionUser } from '#web/session.ts';

export interface PortalLink {
  label: string;
  href: string;
  icon: LucideIcon;
}

export interface PortalGroup {
  label: string;
  links: PortalLink[];
}

// A view of a list is as open as the list.
function pathOf(href: string): string {
  return href.split('?')[0] ?? href;
}

/** The staff screens that this user may open, in the groups of the rail; a group without any is left out. */
export function portalGroups(user: SessionUser): PortalGroup[] {
  const dashboard = dashboardOf(user);
  const isOpen = ({ href }: PortalLink) => href === dashboard || mayUser(user, pageRight(pathOf(href)));
  const groups: PortalGroup[] = [
    {
      label: 'Overview',
      links: [
        { label: 'Dashboard', href: dashboard, icon: LayoutDashboard },
        { label: 'Reports', href: paths.reports, icon: ChartColumn },
      ],
    },
    {
      label: 'Shop floor',
      links: [
        { label: 'Orders', href: paths.staffOrders, icon: ClipboardList },
        { label: 'To confirm', href: ORDER_REQUESTS, icon: ClipboardCheck },
        { label: 'Owed back', href: paths.owedBack, icon: HandCoins },
        { label: 'Returns', href: paths.staffReturns, icon: Undo2 },
        { label: 'Quotes', href: paths.staffQuotes, icon: FileText },
        { label: 'Messages', href: paths.staffMessages, icon: MessagesSquare },
        { label: 'Customers', href: paths.customers, icon: Contact },
        { label: 'Product store', href: paths.productStore, icon: Package },
        { label: 'Stock', href: paths.stock, icon: Warehouse },
        { label: 'Search', href: paths.staffSearch, icon: Search },
      ],
    },
    {
      label: 'Set-up',
      links: [
        { label: 'Users', href: '/admin/users', icon: UsersRound },
        { label: 'Permissions', href: paths.permissions, icon: KeyRound },
        { label: 'Audit log', href: paths.audit, icon: History },
        { label: 'Security log', href: paths.securityLog, icon: ShieldCheck },
        { label: 'Status', href: STATUS, icon: Activity },
        { label: 'E-mails', href: paths.emails, icon: Mails },
        { label: 'Payment options', href: paths.paymentOptions, icon: CreditCard },
        { label: 'Currencies', href: paths.currency, icon: Coins },
        { label: 'Delivery', href: paths.delivery, icon: Truck },
        { label: 'Places', href: '/admin/places', icon: MapPin },
      ],
    },
  ];
  return groups
    .map((group) => ({ ...group, links: group.links.filter(isOpen) }))
    .filter((group) => group.links.length > 0);
}
