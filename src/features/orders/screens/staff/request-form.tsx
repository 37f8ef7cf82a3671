import type { ReactNode } from 'react';
import type { OrderRequestForStaff } from '#features/orders/requests/contract.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import { AddressBlock } from '../address-block.tsx';

/** The form of an order request as the buyer sent it: where to, how it is paid, and what they wrote. */
export function RequestForm({ form }: { form: OrderRequestForStaff['form'] }) {
  const { deliveryAddress, billingAddress, siteContact } = form;
  const onSite = [siteContact.name, siteContact.phone, siteContact.email].filter(Boolean).join(', ');
  const items: [string, ReactNode][] = [
    ['Account', form.customerName],
    ['Deliver to', deliveryAddress && <AddressBlock address={deliveryAddress} />],
    ['Bill to', billingAddress && <AddressBlock address={billingAddress} />],
    ['Contact on site', onSite],
    ['Payment', form.paymentMethod],
    ['Purchase order', form.purchaseOrderNumber],
    ['Copy of the receipt to', form.accountsEmail],
    ['Notes', form.notes && <span className="whitespace-pre-line">{form.notes}</span>],
  ];
  const given = items.flatMap(([term, value]) => (value ? [{ term, value }] : []));
  return <DefinitionList items={given} columns={2} dense />;
}
