import { useState } from 'react';
import { nameOfUser } from '#features/accounts/user-name.ts';
import type { WholeCustomer } from '#features/customers/contract.ts';
import { givingOf } from '#features/rewards/by-hand.ts';
import { PointsDialog } from '#features/rewards/screens/staff/points-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { toPence } from '#values/money.ts';
import { EditCustomerDialog } from './edit-customer-dialog.tsx';
import { PayoutDialog } from './payout-dialog.tsx';

export interface CustomerRights {
  mayManage: boolean;
  mayRefund: boolean;
  isAdmin: boolean;
}

type CustomerTasksOptions = CustomerRights & { load: (id: number) => Promise<WholeCustomer>; onDone: () => void };

/** What may be done about a customer: the buttons in the details, and the dialogs that they open. */
export function useCustomerTasks({ mayManage, mayRefund, isAdmin, load, onDone }: CustomerTasksOptions) {
  const [task, setTask] = useState<'profile' | 'points' | 'payout' | null>(null);
  const ends = {
    onDone: () => {
      setTask(null);
      onDone();
    },
    onClose: () => setTask(null),
  };
  const button = (opens: NonNullable<typeof task>, label: string) => (
    <Button size="sm" variant="secondary" onClick={() => setTask(opens)}>
      {label}
    </Button>
  );
  const actionsOf = ({ credit, areRefundsForAdmins }: WholeCustomer) => {
    const mayPayOut = mayRefund && (isAdmin || !areRefundsForAdmins) && toPence(credit.balance) > 0;
    return {
      profileAction: mayManage && button('profile', 'Edit profile'),
      pointsAction: mayManage && button('points', 'Adjust points'),
      creditAction: mayPayOut && button('payout', 'Pay out'),
    };
  };
  const dialogsOf = (customer: WholeCustomer) => {
    const named = { id: customer.id, name: nameOfUser(customer) };
    return (
      <>
        <EditCustomerDialog open={task === 'profile'} customer={customer} load={() => load(customer.id)} {...ends} />
        <PointsDialog
          open={task === 'points'}
          customer={named}
          balance={customer.points}
          giving={givingOf(isAdmin, customer.areRefundsForAdmins)}
          {...ends}
        />
        <PayoutDialog open={task === 'payout'} customer={named} balance={customer.credit.balance} {...ends} />
      </>
    );
  };
  return { actionsOf, dialogsOf };
}
