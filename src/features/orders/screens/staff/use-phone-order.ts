import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import type { DeliveryMethod } from '#features/delivery/contract.ts';
import type { Buyer } from '#features/orders/staff-contract.ts';
import { useToast } from '#ui/toast.tsx';
import { useUnsaved } from '#ui/unsaved.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { api } from '#web/api.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { paths } from '#web/paths.ts';
import { SUCCESS } from '#web/toast-texts.ts';
import { isWritten, type PhoneLine, phoneErrors, phoneOrderOf, phoneTotals, usualAddressId } from './phone-order.ts';

export type PhoneOrder = ReturnType<typeof usePhoneOrder>;

/** The state of a phone order: its customer, lines, fields and totals, and the call that places it. */
export function usePhoneOrder(deliveryMethods: readonly DeliveryMethod[], storeRate: string) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const [buyer, setBuyer] = useState<Buyer | null>(null);
  const [lines, setLines] = useState<readonly PhoneLine[]>([]);
  const [values, setValues] = useState<Record<string, string>>({ 'deliveryAddress.country': HOME_COUNTRY });
  const [key, setKey] = useState(newKey);
  const addressId = values.deliveryAddressId ?? usualAddressId(buyer);
  const methodId = values.deliveryMethodId ?? String(deliveryMethods[0]?.id);
  const method = deliveryMethods.find(({ id }) => String(id) === methodId);
  const saved = buyer?.addresses.find(({ id }) => String(id) === addressId);
  const call = useFormCall({
    send: (form) =>
      api('POST /api/orders/phone', {
        headers: { 'idempotency-key': key },
        body: phoneOrderOf(form, lines, buyer, method),
      }),
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
    ...{ buyer, lines, values, addressId, method, saved, call },
    errors: phoneErrors(call.errors),
    sums: phoneTotals({ lines, method, storeRate, address: saved ?? addressSoFar(values) }),
    note: (event: FormEvent<HTMLFormElement>) => {
      const { name, value } = event.target as unknown as HTMLInputElement;
      changed();
      if (name) setValues((before) => ({ ...before, [name]: value }));
    },
    changeLines: (after: readonly PhoneLine[]) => {
      changed();
      setLines(after);
    },
    chooseBuyer: (chosen: Buyer | null) => {
      changed();
      setBuyer(chosen);
      setValues(({ deliveryAddressId: _, ...rest }) => rest);
    },
  };
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
