import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { AddressChoice } from '#features/accounts/screens/address-choice.tsx';
import { AddressFields } from '#features/accounts/screens/address-fields.tsx';
import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { DeliveryMethodCards } from '#features/delivery/screens/delivery-method-cards.tsx';
import { subtotalOf } from '#features/orders/order-totals.ts';
import type { Buyer } from '#features/orders/staff-contract.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useUnsaved } from '#ui/unsaved.ts';
import { formatPounds, toDecimal, toPence } from '#values/money.ts';
import { api } from '#web/api.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { SUCCESS } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { CheckoutSection } from '../checkout-section.tsx';
import { OrderSummary } from '../order-summary.tsx';
import {
  isWritten,
  NO_ADDRESS,
  type PhoneLine,
  phoneErrors,
  phoneOrderOf,
  phoneTotals,
  usualAddressId,
} from './phone-order.ts';
import { PhoneOrderCustomer } from './phone-order-customer.tsx';
import { FIND_ITEMS, PhoneOrderItems } from './phone-order-items.tsx';

type PhoneOrderFormProps = {
  deliveryMethods: readonly DeliveryMethod[];
  paymentMethods: readonly PaymentMethod[];
  /** The store's VAT rate in percent. */
  vatRate: string;
};

/** Takes down an order while its customer is on the phone: who, what, where to, and what it comes to. */
export function PhoneOrderForm({ deliveryMethods, paymentMethods, vatRate }: PhoneOrderFormProps) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const [buyer, setBuyer] = useState<Buyer | null>(null);
  const [lines, setLines] = useState<readonly PhoneLine[]>([]);
  const [values, setValues] = useState<Record<string, string>>({ 'deliveryAddress.country': HOME_COUNTRY });
  const [key, setKey] = useState(newKey);
  const addressId = values.deliveryAddressId ?? usualAddressId(buyer);
  const method = deliveryMethods.find(
    ({ id }) => String(id) === (values.deliveryMethodId ?? String(deliveryMethods[0]?.id)),
  );
  const saved = buyer?.addresses.find(({ id }) => String(id) === addressId);
  const sums = phoneTotals({
    lines,
    method,
    storeRate: vatRate,
    address: saved ?? {
      country: values['deliveryAddress.country'] ?? NO_ADDRESS.country,
      postcode: values['deliveryAddress.postcode'] ?? '',
    },
  });

  const call = useFormCall({
    send: (form) =>
      api('POST /api/orders/phone', {
        headers: { 'idempotency-key': key },
        body: phoneOrderOf(form, lines, buyer, method),
      }),
    onSuccess: async (order) => {
      toast({
        ...SUCCESS.orderTakenDown,
        description: `${order.orderNumber}, ${formatPounds(toPence(order.grandTotal))}`,
      });
      isTaken.current = true;
      await navigate(paths.staffOrder(order.orderNumber));
    },
  });
  const errors = phoneErrors(call.errors);
  const isTaken = useRef(false);
  useUnsaved(() => !isTaken.current && (buyer !== null || lines.length > 0 || isWritten(values)));

  // Another order than the one that was sent, should that one's answer have been lost.
  const changed = () => setKey(newKey());
  const note = (event: FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as unknown as HTMLInputElement;
    changed();
    if (name) setValues((before) => ({ ...before, [name]: value }));
  };
  const changeLines = (after: readonly PhoneLine[]) => {
    changed();
    setLines(after);
  };
  const chooseBuyer = (chosen: Buyer | null) => {
    changed();
    setBuyer(chosen);
    setValues(({ deliveryAddressId: _, ...rest }) => rest);
    if (chosen) document.getElementById(FIND_ITEMS)?.focus();
  };

  return (
    <form
      {...call.props}
      method="post"
      noValidate
      onChange={note}
      aria-label="New phone order"
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <Panel>
        <div className="flex flex-col gap-9">
          <PhoneOrderCustomer buyer={buyer} errors={errors} onChoose={chooseBuyer} />
          <PhoneOrderItems lines={lines} error={errors.items} onChange={changeLines} />
          <CheckoutSection title="Delivery">
            <DeliveryMethodCards
              legend="How does the customer get it?"
              methods={deliveryMethods}
              subtotal={subtotalOf(lines.map(({ price, quantity }) => ({ unitPrice: toPence(price), quantity })))}
              value={String(deliveryMethods[0]?.id ?? '')}
              error={errors.deliveryMethodId}
            />
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

          <CheckoutSection title="Payment">
            <div id="paymentMethodId">
              <RadioCards
                legend="How will it be paid?"
                name="paymentMethodId"
                defaultValue={paymentMethods.length === 1 ? String(paymentMethods[0]?.id) : undefined}
                required
                error={errors.paymentMethodId}
                hint="Customers enter cards themselves, so a card is not offered here."
                options={paymentMethods.map(({ id, name, description }) => ({
                  value: String(id),
                  label: name,
                  description,
                }))}
              />
            </div>
            <TextField
              id="purchaseOrderNumber"
              name="purchaseOrderNumber"
              label="Purchase order number"
              maxLength={50}
              error={errors.purchaseOrderNumber}
              optional
            />
            <TextareaField
              id="notes"
              name="notes"
              label="Notes for the delivery"
              hint="The customer reads them too"
              rows={3}
              maxLength={2000}
              error={errors.notes}
              optional
            />
          </CheckoutSection>
        </div>
      </Panel>

      <Panel title="To read out" className="xl:sticky xl:top-6">
        {lines.length === 0 ? (
          <p className="meta">Add a product to see what the order comes to.</p>
        ) : (
          <OrderSummary
            order={{
              subtotal: toDecimal(sums.subtotal),
              discount: '0.00',
              deliveryFee: toDecimal(sums.deliveryFee),
              totalAmount: toDecimal(sums.totalAmount),
              vatRate: toDecimal(sums.vatRate),
              vatAmount: toDecimal(sums.vatAmount),
              grandTotal: toDecimal(sums.grandTotal),
              pointsRedeemed: 0,
            }}
            deliveryName={method?.name}
          />
        )}
        {call.problem && (
          <div role="alert" tabIndex={-1} className="mt-4">
            <Notice tone="negative" title={call.problem.title}>
              {call.problem.detail}
            </Notice>
          </div>
        )}
        <Button type="submit" full className="mt-4" pending={call.isPending} pendingLabel="Placing...">
          Place the order
        </Button>
        <p className="meta mt-3">The customer gets the receipt by e-mail, with the account to pay to.</p>
      </Panel>
    </form>
  );
}

function newKey(): string {
  return crypto.randomUUID();
}
