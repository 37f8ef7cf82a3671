import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { forgetMembers } from '#features/audit/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { forgetPayloadMember } from '#platform/delete-announcements.ts';
import { deleteEmailsAbout } from '#platform/delete-emails.ts';
import { outwardPostcode } from '#values/postcode.ts';
import { type OrderAddress, orderEvents, orderNotes, orders } from '../tables.ts';

/** Stands in place of the e-mail address of a customer who has deleted their account; no letter goes there. */
export const REMOVED_EMAIL = 'removed@customer.invalid';

/** Whether an order of this customer's is neither delivered nor cancelled. */
export async function hasOrderUnderWay(tx: Transaction, customerId: number): Promise<boolean> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), notInArray(orders.status, ['delivered', 'cancelled'])))
    .limit(1);
  return order !== undefined;
}

/**
 * Takes a customer's name and contact out of their orders, and the letters about them out of the post (decision A12). What
 * was bought, for how much, and to which town it went stays: the books and the VAT rest on it.
 */
export async function forgetCustomer(tx: Transaction, customerId: number): Promise<void> {
  const own = await tx.select().from(orders).where(eq(orders.customerId, customerId)).for('update');
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
  // Where it once was to go, and what was written about that.
  await forgetMembers(tx, { recordType: 'order', recordIds: ids, members: ['deliveryAddress'] });
  await forgetPayloadMember(tx, 'message', { name: 'order.delivery_changed', field: 'orderId', ids });
  // What staff noted is free text, and may say anything of the person.
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, ids));
  await tx
    .update(orderEvents)
    .set({ actorId: null })
    .where(and(inArray(orderEvents.orderId, ids), eq(orderEvents.actorId, customerId)));
}

// The outward postcode still tells Jersey, Guernsey and Northern Ireland apart, which the VAT depends on.
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
