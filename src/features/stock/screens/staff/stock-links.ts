import { mayUser } from '#features/permissions/may-user.ts';
import type { StockMovement } from '#features/stock/contract.ts';
import { listSearch } from '#web/lists/list-view.ts';
import { paths } from '#web/paths.ts';
import type { SessionUser } from '#web/session.ts';
import type { StockLinks } from './why-it-changed.tsx';

/** What this user may look at behind a change of stock. */
export function stockRights(user: SessionUser) {
  return {
    mayManage: mayUser(user, 'perm:manage_products'),
    maySeeOrders: mayUser(user, 'perm:view_orders'),
    maySeeAudit: mayUser(user, 'admin'),
  };
}

export function stockLinks({ maySeeOrders, maySeeAudit }: ReturnType<typeof stockRights>): StockLinks {
  return { orderHref: maySeeOrders ? paths.staffOrder : undefined, importHref: maySeeAudit ? importHref : undefined };
}

// An import is written in the audit log, each product with what changed.
function importHref({ product }: StockMovement): string {
  const filter = { action: 'product.imported', recordType: 'product', recordId: String(product.id) };
  return paths.audit + listSearch({ filter, trail: [] });
}
