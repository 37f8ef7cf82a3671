import type { User } from '#features/accounts/contract.ts';
import { findCustomer, presentUser } from '#features/accounts/server/door.ts';
import type { OrderRequestForStaff } from '#features/orders/requests/contract.ts';
import type { OrderAddress } from '#features/orders/tables.ts';
import { findPaymentMethod } from '#features/payments/server/door.ts';
import type { Database } from '#platform/database.ts';
import { readOrderAddress } from '../placing/order-address.ts';
import type { RequestRow } from './find-requests.ts';

type Form = OrderRequestForStaff['form'];

/** The checkout form of a request for staff, with the records that it names as they are now. */
export async function formOf(db: Database, { body, customerId }: RequestRow): Promise<Form> {
  const customer = customerId === null ? undefined : await findCustomer(db, customerId);
  const user = customer ? presentUser(customer, []) : null;
  const method = await findPaymentMethod(db, body.paymentMethodId);
  const { siteContact, billingAddressId, billingAddress } = body;
  const delivery = { id: body.deliveryAddressId, address: body.deliveryAddress };
  return {
    customerName: user && `${user.firstName} ${user.lastName}`,
    deliveryAddress: await addressOf(db, delivery, user),
    billingAddress: await addressOf(db, { id: billingAddressId, address: billingAddress }, user),
    paymentMethod: method?.name ?? null,
    purchaseOrderNumber: body.purchaseOrderNumber ?? null,
    accountsEmail: body.accountsEmail ?? null,
    siteContact: {
      name: siteContact?.name ?? null,
      phone: siteContact?.phone ?? null,
      email: siteContact?.email ?? null,
    },
    notes: body.notes ?? null,
  };
}

async function addressOf(
  db: Database,
  sent: { id: number | null | undefined; address: unknown },
  user: User | null,
): Promise<OrderAddress | null> {
  const found = await readOrderAddress(db, { field: 'address', ...sent }, user);
  return 'address' in found ? found.address : null;
}
