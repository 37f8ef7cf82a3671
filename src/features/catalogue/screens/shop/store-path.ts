import type { User } from '#features/accounts/contract.ts';
import { mayUser } from '#features/permissions/may-user.ts';
import { paths } from '#web/paths.ts';

/** Where 'continue shopping' leads: to the product store with the right to see it, else to the search (decision B2). */
export function storePath(user: User | null | undefined): string {
  return user && mayUser(user, 'perm:view_products') ? paths.productStore : paths.search();
}
