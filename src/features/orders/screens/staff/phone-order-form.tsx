import type { DeliveryMethod } from '#features/delivery/contract.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';
import { Panel } from '#ui/panel.tsx';
import { PhoneOrderCustomer } from './phone-order-customer.tsx';
import { PhoneOrderDelivery } from './phone-order-delivery.tsx';
import { FIND_ITEMS, PhoneOrderItems } from './phone-order-items.tsx';
import { PhoneOrderPayment } from './phone-order-payment.tsx';
import { PhoneOrderSummary } from './phone-order-summary.tsx';
import { usePhoneOrder } from './use-phone-order.ts';

type PhoneOrderFormProps = {
  deliveryMethods: readonly DeliveryMethod[];
  paymentMethods: readonly PaymentMethod[];
  /** The store's VAT rate in percent. */
  vatRate: string;
};

/** The form in which staff enter an order for a customer on the phone. */
export function PhoneOrderForm({ deliveryMethods, paymentMethods, vatRate }: PhoneOrderFormProps) {
  const order = usePhoneOrder(deliveryMethods, vatRate);
  const { buyer, lines, errors, call } = order;
  return (
    <form
      {...call.props}
      method="post"
      noValidate
      onChange={order.note}
      aria-label="New phone order"
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <Panel>
        <div className="flex flex-col gap-9">
          <PhoneOrderCustomer
            buyer={buyer}
            errors={errors}
            onChoose={(chosen) => {
              order.chooseBuyer(chosen);
              if (chosen) document.getElementById(FIND_ITEMS)?.focus();
            }}
          />
          <PhoneOrderItems lines={lines} error={errors.items} onChange={order.changeLines} />
          <PhoneOrderDelivery order={order} methods={deliveryMethods} />
          <PhoneOrderPayment methods={paymentMethods} errors={errors} />
        </div>
      </Panel>
      <PhoneOrderSummary order={order} />
    </form>
  );
}
