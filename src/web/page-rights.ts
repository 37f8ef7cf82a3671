import type { Who } from '#platform/http/contract.ts';
import { paths } from './paths.ts';

/**
 * Who may open each staff screen. The screens' loaders ask here, the portal's rail shows from here, and
 * tests/browser/page-rights.test.ts walks it. A page that is not listed takes whoever is signed in.
 */
const PAGE_RIGHTS: Readonly<Record<string, Who>> = {
  [paths.adminDashboard]: 'admin',
  [paths.employerDashboard]: 'staff',
  [paths.productStore]: 'perm:view_products',
  [paths.users]: 'perm:manage_users',
  [paths.permissions]: 'admin',
  [paths.staffOrders]: 'perm:view_orders',
  [paths.newOrder]: 'perm:manage_orders',
  [paths.reports]: 'perm:view_reports',
  [paths.staffReturns]: 'perm:view_orders',
  [paths.staffQuotes]: 'perm:view_orders',
  [paths.staffMessages]: 'perm:view_customers',
  [paths.customers]: 'perm:view_customers',
  [paths.paymentOptions]: 'admin',
  [paths.currency]: 'admin',
  [paths.delivery]: 'admin',
  [paths.setupDone]: 'admin',
  [paths.staffSearch]: 'perm:manage_products',
  [paths.audit]: 'admin',
  [paths.emails]: 'admin',
};

/** Who may open the page at this address; `/x.data`, what the browser fetches of it, is the same page. */
export function pageRight(pathname: string): Who {
  return PAGE_RIGHTS[pathname.replace(/\.data$/, '').replace(/(?<=.)\/+$/, '')] ?? 'self';
}
