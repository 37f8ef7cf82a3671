import type { Order } from '#features/orders/contract.ts';
import { CheckboxBox } from '#ui/checkbox-field.tsx';

export interface OrderSelection {
  /** The id of the form that the checkboxes belong to. */
  form: string;
  hasAll: boolean;
  onAll: (isTicked: boolean) => void;
  of: (order: Order) => { checked: boolean; onChange: (isTicked: boolean) => void };
}

/** The box that chooses a row of the order list. */
export function OrderTick({ order, selection }: { order: Order; selection: OrderSelection }) {
  const { checked, onChange } = selection.of(order);
  return (
    <CheckboxBox
      name="chosen"
      value={`${order.id}:${order.version}`}
      form={selection.form}
      aria-label={`Select ${order.orderNumber}`}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className="z-1"
    />
  );
}
