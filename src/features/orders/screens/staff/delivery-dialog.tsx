import { useId, useState } from 'react';
import { AddressFields } from '#features/accounts/screens/address-fields.tsx';
import { dayOff } from '#features/delivery/promise/day-off.ts';
import { placeOf } from '#features/delivery/zones.ts';
import type { Order } from '#features/orders/contract.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { formatDate } from '#values/instant.ts';
import { ApiError, api } from '#web/api.ts';
import { fieldsOf } from '#web/forms/form-answer.ts';
import { FormFoot } from '#web/forms/form-foot.tsx';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { FAILURES, LEAVE_QUESTION, SUCCESS } from '#web/toast-texts.ts';
import { useIsSilent } from '#web/use-is-silent.ts';
import { deliveryChangeOf, deliveryFields } from './delivery-change.ts';
import { useDayThere } from './use-day-there.ts';

type DeliveryDialogProps = {
  open: boolean;
  order: Order;
  onDone: (order: Order) => void;
  /** Called when a colleague has changed the order meanwhile. */
  onStale: () => void;
  onClose: () => void;
};

/** The dialog that changes the day or address of a delivery, or records that it could not be handed over. */
export function DeliveryDialog({ open, ...props }: DeliveryDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      leaveQuestion={LEAVE_QUESTION}
      size="md"
      title="Change the delivery"
      description={props.order.orderNumber}
    >
      {open && <DeliveryForm {...props} />}
    </Dialog>
  );
}

const COUNTRY = 'deliveryAddress.country';
const POSTCODE = 'deliveryAddress.postcode';
const DAY = 'deliverOn';
// What other fields say depends on these.
const WATCHED = [COUNTRY, POSTCODE, DAY];

function DeliveryForm({ order, onDone, onStale, onClose }: Omit<DeliveryDialogProps, 'open'>) {
  const isSilent = useIsSilent();
  const id = useId();
  const { toast } = useToast();
  const [values, setValues] = useState(() => deliveryFields(order));
  const [isElsewhere, setElsewhere] = useState(false);
  const calendar = (order.deliveryAddress && placeOf(order.deliveryAddress)?.calendar) ?? 'england';
  const isOnTheRoad = order.status === 'shipped' || order.status === 'out_for_delivery';
  const call = useFormCall({
    send: (form) =>
      api('PUT /api/orders/{id}/delivery', { params: { id: String(order.id) }, body: deliveryChangeOf(form, order) }),
    onSuccess: (changed) => {
      const expected = changed.estimatedDelivery && `, expected ${formatDate(changed.estimatedDelivery)}`;
      toast({ ...SUCCESS.deliveryChanged, description: `${order.orderNumber}${expected ?? ''}` });
      onDone(changed);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) onStale();
    },
  });
  const field = fieldsOf(call.errors, `${id}-`);
  const dayThere = useDayThere(
    order,
    isElsewhere ? { country: values[COUNTRY] ?? '', postcode: values[POSTCODE] ?? '' } : null,
  );
  const isSameDay = values[DAY] === deliveryFields(order)[DAY];
  return (
    <form
      {...call.props}
      noValidate
      className="flex flex-col gap-5"
      onChange={(event) => {
        const { name, value } = event.target as unknown as HTMLInputElement;
        if (WATCHED.includes(name)) setValues((before) => ({ ...before, [name]: value }));
      }}
    >
      <FormProblem problem={call.problem} title={FAILURES.changeDelivery} idPrefix={`${id}-`} />
      <TextField
        {...field(DAY)}
        type="date"
        label="Expected on"
        hint={(isSameDay && dayThere) || dayOff(values[DAY] ?? '', calendar)}
        defaultValue={values[DAY]}
        data-autofocus
      />
      {isOnTheRoad && (
        <CheckboxField
          name="isBroughtBack"
          label="It could not be handed over and is back with us"
          hint="The order is set to Processing again"
        />
      )}
      {order.deliveryAddress && (
        <CheckboxField
          name="isElsewhere"
          label="It goes to another address"
          checked={isElsewhere}
          onChange={(event) => setElsewhere(event.target.checked)}
        />
      )}
      {isElsewhere && (
        <AddressFields
          name="deliveryAddress"
          idPrefix={`${id}-`}
          autoFill="shipping"
          values={values}
          errors={call.errors}
        />
      )}
      <CheckboxField
        name="tellCustomer"
        label={isSilent ? 'Store an e-mail to the customer' : 'Tell the customer by e-mail'}
        hint={isSilent ? 'No mail server is set up yet, so it is not sent' : undefined}
        defaultChecked
      />
      <TextareaField
        {...field('message')}
        label="Message to the customer"
        hint="Stands in that e-mail, and in the history for colleagues"
        rows={3}
        maxLength={1000}
        optional
      />
      <FormFoot onCancel={onClose} isPending={call.isPending}>
        Change the delivery
      </FormFoot>
    </form>
  );
}
