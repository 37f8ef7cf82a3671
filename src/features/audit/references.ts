import type { AuditEntry } from './contract.ts';

/** A record by its kind and number: `order`, 41. */
export interface RecordKey {
  type: string;
  id: number;
}

/** The kinds of record that fields of the log point at by number. */
export const REFERENCES: Readonly<Record<string, string>> = {
  userId: 'user',
  customerId: 'user',
  actorId: 'user',
  assignedTo: 'user',
  productId: 'product',
  pairedWith: 'product',
  orderId: 'order',
  quoteId: 'quote',
  messageId: 'message',
  driverId: 'driver',
  deliveryMethodId: 'delivery_method',
  paymentMethodId: 'payment_method',
};

type Entry = Pick<AuditEntry, 'recordType' | 'recordId' | 'before' | 'after'>;

/** The records that an entry is about: its own, and those that its fields point at. */
export function recordKeysOf({ recordType, recordId, before, after }: Entry): RecordKey[] {
  const pointed = [before, after].flatMap((record) =>
    Object.entries(record ?? {}).flatMap(([field, value]) => {
      const type = REFERENCES[field];
      const ids = [value].flat().filter((id) => typeof id === 'number');
      return type ? ids.map((id) => ({ type, id })) : [];
    }),
  );
  return [{ type: recordType, id: recordId }, ...pointed];
}
