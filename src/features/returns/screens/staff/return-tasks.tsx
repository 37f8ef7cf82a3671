import type { Return } from '#features/returns/contract.ts';
import { Button } from '#ui/button.tsx';
import { toPence } from '#values/money.ts';
import type { ReturnTask } from './return-dialog.tsx';

type ReturnTasksProps = {
  item: Return;
  /** Whether this member of staff may give money back in this shop. */
  mayRefund: boolean;
  onOpen: (task: ReturnTask) => void;
};

/** What staff can do about a return next; where only an admin can, it says so. */
export function ReturnTasks({ item, mayRefund, onOpen }: ReturnTasksProps) {
  if (item.status === 'requested') {
    return (
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => onOpen('accept')}>
          Accept return
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onOpen('refuse')}>
          Refuse return
        </Button>
      </div>
    );
  }
  if (item.status !== 'accepted') return null;
  // Without money it is the work of whoever receives the goods.
  if (!mayRefund && toPence(item.staff?.suggestedRefund ?? '0.00') > 0) {
    return (
      <p className="meta">
        Refunds are for admins only in this shop: an admin completes this return once the goods are here. Until then it
        is on every admin’s dashboard.
      </p>
    );
  }
  return (
    <div>
      <Button size="sm" onClick={() => onOpen('refund')}>
        Refund this return
      </Button>
    </div>
  );
}
