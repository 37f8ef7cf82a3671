import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { chosenOption } from '#features/delivery/chosen-option.ts';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import { useDeliveryPlan } from '#features/delivery/screens/use-delivery-plan.ts';
import { useFittingPrices } from '#features/fitting/screens/use-fitting-prices.ts';
import type { OrderOutline } from '#features/orders/changed-order.ts';
import { subtotalOf } from '#features/orders/order-totals.ts';
import type { Buyer } from '#features/orders/staff-contract.ts';
import { useToast } from '#ui/toast.tsx';
import { useUnsaved } from '#ui/unsaved.ts';
import { formatPounds, toDecimal, toPence } from '#values/money.ts';
import { api } from '#web/api.ts';
import { withFieldsOf } from '#web/forms/renamed-errors.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { paths } from '#web/paths.ts';
import { SUCCESS } from '#web/toast-texts.ts';
import { outlineOf } from '../seen-order.tsx';
import { fittedOf, NOTHING_FITTED, type PhoneFitting, type PhoneService, phoneServices } from './phone-fitting.ts';
import { isWritten, type PhoneLine, phoneErrors, phoneOrderOf, phoneTotals, usualAddressId } from './phone-order.ts';

export type PhoneOrder = ReturnType<typeof usePhoneOrder>;

/** An order that is being taken down: its customer, lines and fields, what it comes to, and how it is placed. */
export function usePhoneOrder(loaded: DeliveryPlan, storeRate: string) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const [buyer, setBuyer] = useState<Buyer | null>(null);
  const [lines, setLines] = useState<readonly PhoneLine[]>([]);
  const [wantsFitted, setFitting] = useState(NOTHING_FITTED);
  const [values, setValues] = useState<Record<string, string>>({ 'deliveryAddress.country': HOME_COUNTRY });
  const [key, setKey] = useState(newKey);
  const addressId = values.deliveryAddressId ?? usualAddressId(buyer);
  const saved = buyer?.addresses.find(({ id }) => String(id) === addressId);
  const address = saved ?? addressSoFar(values);
  const { plan } = useDeliveryPlan({ lines, destination: address, loaded, reading: key });
  const method = chosenOption(plan, values.deliveryMethodId);
  const fitting = fittedOf(wantsFitted, lines);
  const isAbroad = method?.isCollection || address.country !== HOME_COUNTRY;
  const prices = useFittingPrices({
    productIds: lines.map(({ productId }) => productId),
    fitted: fitting.screens,
    postcode: isAbroad ? '' : address.postcode,
  });
  const services = phoneServices(fitting, prices);
  const sums = phoneTotals({ lines, services, method, storeRate, address });
  const outline = outlineOf({
    lines: seenLines(lines, services),
    ...{ totals: sums, points: 0, delivery: method, deliveryOn: method?.arrivesOn ?? null },
  });
  const call = useFormCall({
    send: (form) => {
      const headers = { 'idempotency-key': key };
      const body = phoneOrderOf(form, lines, { buyer, method, fitting });
      return withFieldsOf(api('POST /api/orders/phone', { headers, body }), phoneErrors);
    },
    onSuccess: async (order) => {
      const description = `${order.orderNumber}, ${formatPounds(toPence(order.grandTotal))}`;
      toast({ ...SUCCESS.orderTakenDown, description });
      isTaken.current = true;
      await navigate(paths.staffOrder(order.orderNumber));
    },
  });
  const isTaken = useRef(false);
  useUnsaved(() => !isTaken.current && (buyer !== null || lines.length > 0 || isWritten(values)));

  // A changed order needs a new key, in case the answer to the previous one was lost.
  const changed = () => setKey(newKey());
  return {
    ...{ buyer, lines, fitting, prices, services, values, addressId, plan, method, saved, call, sums, outline },
    // By which a delivery is free.
    goodsTotal: subtotalOf(lines.map(({ price, quantity }) => ({ unitPrice: toPence(price), quantity }))),
    errors: call.errors,
    note: (event: FormEvent<HTMLFormElement>) => {
      const { name, value } = event.target as unknown as HTMLInputElement;
      changed();
      if (name) setValues((before) => ({ ...before, [name]: value }));
    },
    changeLines: (after: readonly PhoneLine[]) => {
      changed();
      call.correct('items');
      setLines(after);
    },
    changeFitting: (after: PhoneFitting) => {
      changed();
      call.correct('fitting');
      setFitting(after);
    },
    chooseBuyer: (chosen: Buyer | null) => {
      changed();
      // An account brings its e-mail and its addresses with it.
      call.correct('customerId', 'email', 'deliveryAddress', 'deliveryAddressId', 'credit');
      setBuyer(chosen);
      setValues(({ deliveryAddressId: _, ...rest }) => rest);
    },
  };
}

function seenLines(lines: readonly PhoneLine[], services: readonly PhoneService[]): OrderOutline['lines'] {
  const line = (productId: number, { name, quantity, unitPrice }: PhoneService) => ({
    ...{ productId, productName: name, quantity, unitPrice: toDecimal(unitPrice) },
    totalPrice: toDecimal(unitPrice * quantity),
  });
  return [
    ...lines.map(({ price, ...one }) => line(one.productId, { ...one, unitPrice: toPence(price) })),
    ...services.map((service) => ({ ...line(0, service), isService: true as const })),
  ];
}

function addressSoFar(values: Record<string, string>) {
  return {
    country: values['deliveryAddress.country'] ?? HOME_COUNTRY,
    postcode: values['deliveryAddress.postcode'] ?? '',
  };
}

function newKey(): string {
  return crypto.randomUUID();
}
