import { mayUser } from '#features/permissions/may-user.ts';
import { paths } from '#web/paths.ts';
import type { SessionUser } from '#web/session.ts';

export interface HeaderLink {
  label: string;
  href: string;
}

/** The shop's main links, for the header and the mobile menu. */
export const mainLinks: readonly HeaderLink[] = [
  { label: 'Home', href: paths.home },
  { label: 'Products', href: paths.products },
  { label: 'AI Search', href: paths.search() },
  { label: 'About', href: paths.about },
  { label: 'Contact', href: paths.contact() },
];

/** Decision B2: only users who may enter the store see the link to it. */
export function mayEnterStore(user: SessionUser | null | undefined): boolean {
  return !!user && mayUser(user, 'perm:view_products');
}

/** The dashboard that a login leads to (section 2). */
export function dashboardOf(user: SessionUser): string {
  const dashboards = {
    admin: paths.adminDashboard,
    employer: paths.employerDashboard,
    public: paths.customerDashboard,
  };
  return dashboards[user.userType];
}
