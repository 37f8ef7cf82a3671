import { and, eq, gt, inArray, isNull, notInArray } from 'drizzle-orm';
import { forgetMembers } from '#features/audit/server/door.ts';
import { creditEntries } from '#features/credit/tables.ts';
import { payments } from '#features/payments/tables.ts';
import type { Transaction } from '#platform/database.ts';
import { forgetPayloadMember } from '#platform/delete-announcements.ts';
import { deleteEmailsAbout } from '#platform/delete-emails.ts';
import { outwardPostcode } from '#values/postcode.ts';
import { type OrderAddress, orderEvents, orderNotes, orders } from '../tables.ts';

/** Replaces the e-mail address of a customer who has deleted their account; no e-mail is sent to it. */
export const REMOVED_EMAIL = 'removed@customer.invalid';

/** Whether this customer has an order that is neither delivered nor cancelled. */
export async function hasOrderUnderWay(tx: Transaction, customerId: number): Promise<boolean> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), notInArray(orders.status, ['delivered', 'cancelled'])))
    .limit(1);
  return order !== undefined;
}

/**
 * Whether money of this customer's orders was refunded as credit that is not in the account yet, because its credit note comes
 * first. The orders stay locked, so that no refund follows.
 */
export async function isCreditOnItsWay(tx: Transaction, customerId: number): Promise<boolean> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(orders.id)
    .for('update');
  const [onItsWay] = await tx
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(creditEntries, eq(creditEntries.paymentId, payments.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        ...[eq(payments.kind, 'refund'), eq(payments.provider, 'account_credit'), gt(payments.amount, 0)],
        isNull(creditEntries.id),
      ),
    )
    .limit(1);
  return onItsWay !== undefined;
}

/**
 * Removes a customer's name and contact from their orders, and deletes the e-mails about them (decision A12). Goods, amounts
 * and the town stay, because the accounts and the VAT need them.
 */
export async function forgetCustomer(tx: Transaction, customerId: number): Promise<void> {
  const own = await tx.select().from(orders).where(eq(orders.customerId, customerId)).orderBy(orders.id).for('update');
  for (const { id, deliveryAddress, billingAddress } of own) {
    await tx
      .update(orders)
      .set({
        customerId: null,
        email: REMOVED_EMAIL,
        accessKeyHash: null,
        deliveryAddress: deliveryAddress && withoutPerson(deliveryAddress),
        billingAddress: billingAddress && withoutPerson(billingAddress),
        notes: null,
        accountsEmail: null,
        siteContactName: null,
        siteContactPhone: null,
        siteContactEmail: null,
      })
      .where(eq(orders.id, id));
    await deleteEmailsAbout(tx, 'order', id);
  }
  const ids = own.map((order) => order.id);
  if (ids.length === 0) return;
  // Previous addresses, and messages about them.
  await forgetMembers(tx, { recordType: 'order', recordIds: ids, members: ['deliveryAddress'] });
  await forgetPayloadMember(tx, 'message', { name: 'order.delivery_changed', field: 'orderId', ids });
  // Staff notes are free text and may contain personal data.
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, ids));
  await tx
    .update(orderEvents)
    .set({ actorId: null })
    .where(and(inArray(orderEvents.orderId, ids), eq(orderEvents.actorId, customerId)));
}

// The VAT depends on the outward postcode: Jersey, Guernsey, Northern Ireland.
function withoutPerson({ city, county, country, postcode }: OrderAddress): OrderAddress {
  return {
    firstName: 'Deleted',
    lastName: 'customer',
    addressLine1: 'Removed',
    city,
    county,
    postcode: outwardPostcode(postcode, country),
    country,
  };
}
