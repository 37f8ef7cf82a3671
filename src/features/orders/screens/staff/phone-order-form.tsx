import { AddressChoice } from '#features/accounts/screens/address-choice.tsx';
import { AddressFields } from '#features/accounts/screens/address-fields.tsx';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import { arrivalText, DeliveryMethodCards } from '#features/delivery/screens/delivery-method-cards.tsx';
import type { PaymentMethod } from '#features/payments/contract.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { toPence } from '#values/money.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useIsSilent } from '#web/use-is-silent.ts';
import { ChangedNotice, isChanged } from '../changed-notice.tsx';
import { CheckoutSection } from '../checkout-section.tsx';
import { OrderSums } from '../order-sums.tsx';
import { SeenOrder } from '../seen-order.tsx';
import { stillDueRows } from './phone-order.ts';
import { PhoneOrderCustomer } from './phone-order-customer.tsx';
import { PhoneOrderFitting } from './phone-order-fitting.tsx';
import { FIND_ITEMS, PhoneOrderItems } from './phone-order-items.tsx';
import { PhoneOrderPayment } from './phone-order-payment.tsx';
import { type PhoneOrder, usePhoneOrder } from './use-phone-order.ts';

type PhoneOrderFormProps = {
  /** What is offered before anything is chosen. */
  plan: DeliveryPlan;
  paymentMethods: readonly PaymentMethod[];
  /** The store's VAT rate in percent. */
  vatRate: string;
};

/** Takes down an order while its customer is on the phone: who, what, where to, and what it comes to. */
export function PhoneOrderForm({ plan, paymentMethods, vatRate }: PhoneOrderFormProps) {
  const order = usePhoneOrder(plan, vatRate);
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
          <PhoneOrderDelivery order={order} />
          <PhoneOrderFitting order={order} />
          <PhoneOrderPayment
            methods={paymentMethods}
            credit={toPence(buyer?.credit ?? 0)}
            total={order.sums.grandTotal}
            errors={errors}
          />
        </div>
      </Panel>
      <PhoneOrderSummary order={order} />
    </form>
  );
}

/** The delivery method and address of a phone order. */
function PhoneOrderDelivery({ order }: { order: PhoneOrder }) {
  const { buyer, values, addressId, plan, method, saved, errors } = order;
  return (
    <CheckoutSection title="Delivery">
      {plan.byQuote && <Notice tone="caution">{plan.byQuote}</Notice>}
      {plan.options.length > 0 && (
        <DeliveryMethodCards
          legend="How does the customer get it?"
          plan={plan}
          subtotal={order.goodsTotal}
          vatRate={order.sums.vatRate}
          value={method && String(method.id)}
          error={errors.deliveryMethodId}
        />
      )}
      {buyer && buyer.addresses.length > 0 && (
        <AddressChoice
          key={buyer.id}
          legend={method?.isCollection ? 'Invoice address' : 'Delivery address'}
          name="deliveryAddressId"
          addresses={buyer.addresses.map((address) => ({ ...address, customerId: buyer.id, createdAt: '' }))}
          value={addressId}
          error={errors.deliveryAddressId}
        />
      )}
      {!saved && <AddressFields name="deliveryAddress" autoFill="shipping" values={values} errors={errors} />}
    </CheckoutSection>
  );
}

/** The totals of a phone order, to read out, and the button that places it. */
function PhoneOrderSummary({ order }: { order: PhoneOrder }) {
  const isSilent = useIsSilent();
  const { lines, sums, method, plan, outline, call, buyer, values } = order;
  return (
    <Panel title="To read out" className="xl:sticky xl:top-6">
      {lines.length === 0 ? (
        <p className="meta">Add a product to see what the order comes to.</p>
      ) : (
        <OrderSums
          totals={sums}
          deliveryName={method?.name}
          deliveryNote={method && arrivalText(method, plan.today)}
          below={stillDueRows(values, toPence(buyer?.credit ?? 0), sums.grandTotal)}
        />
      )}
      <SeenOrder outline={outline} />
      {call.problem && isChanged(call.problem) && (
        <ChangedNotice problem={call.problem} seen={null} isPlacing={call.isPending} />
      )}
      {call.problem && !isChanged(call.problem) && (
        <div className="mt-4">
          <FormProblem problem={call.problem} title={call.problem.title} />
        </div>
      )}
      <Button type="submit" full className="mt-4" pending={call.isPending} pendingLabel="Placing...">
        Place the order
      </Button>
      <p className="meta mt-3">
        {isSilent
          ? 'The receipt is stored, not sent: no mail server is set up yet.'
          : 'The customer gets the receipt by e-mail, with the account to pay to.'}
      </p>
    </Panel>
  );
}
