import type { User } from '#features/accounts/contract.ts';
import { mayUser } from '#features/permissions/may-user.ts';
import { paths } from '#web/paths.ts';

/** Where shopping goes on: the product store for those who may enter, the search for everybody else (decision B2). */
export function storePath(user: User | null | undefined): string {
  return user && mayUser(user, 'perm:view_products') ? paths.productStore : paths.search();
}
