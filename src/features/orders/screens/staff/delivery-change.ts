import type { Order } from '#features/orders/contract.ts';
import { londonDayOf } from '#values/london-day.ts';
import { addressIn } from '../form-parts.ts';

type OrderToChange = Pick<Order, 'deliveryAddress' | 'estimatedDelivery' | 'version'>;

/** The initial values of the delivery form, by field name. */
export function deliveryFields({ deliveryAddress, estimatedDelivery }: OrderToChange): Record<string, string> {
  const address = Object.entries(deliveryAddress ?? {}).map(([name, value]) => [
    `deliveryAddress.${name}`,
    value ?? '',
  ]);
  return {
    ...Object.fromEntries(address),
    deliverOn: estimatedDelivery ? londonDayOf(new Date(estimatedDelivery)) : '',
  };
}

/** The body of `PUT /api/orders/{id}/delivery` from the form, unchecked: the server validates it. */
export function deliveryChangeOf(form: FormData, { version }: OrderToChange) {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    version,
    deliverOn: text('deliverOn') || undefined,
    deliveryAddress: form.has('isElsewhere') ? addressIn(form, 'deliveryAddress') : undefined,
    isBroughtBack: form.has('isBroughtBack'),
    tellCustomer: form.has('tellCustomer'),
    message: text('message'),
  };
}
