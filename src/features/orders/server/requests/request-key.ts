import type { OrderRequest } from '#features/orders/requests/contract.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { FillIns } from '#platform/mailer.ts';
import { refuse } from '#platform/refusal.ts';
import { accessKeyOf, hashAccessKey, isAccessKey } from '../placing/access-key.ts';

/** An order that staff confirm first, as the transaction stores it for a repeated call. */
export interface Requested {
  confirmation: 'needed';
  request: OrderRequest;
}

/** The same as the buyer is answered: no other answer contains the key. */
export interface NeedsConfirmation extends Requested {
  accessKey: string;
}

/** The placeholder for the key in the stored e-mail. */
const KEY_PLACEHOLDER = '--key-of-this-request--';

/** The path of a request's page in an e-mail; the sender puts the key in its place (decision E7). */
export function requestPath(id: number): string {
  return `/order-requests/${id}?key=${KEY_PLACEHOLDER}`;
}

export async function withRequestKey(db: Database, requested: Requested): Promise<NeedsConfirmation> {
  return { ...requested, accessKey: await requestKeyOf(db, requested.request.id) };
}

/** Throws `not_found` without the key of this request, which does not say whether it exists. */
export async function demandRequestKey(db: Database | Transaction, id: number, key: string): Promise<void> {
  if (!isAccessKey(key, hashAccessKey(await requestKeyOf(db, id)))) throw refuseUnknownRequest();
}

export function refuseUnknownRequest() {
  return refuse('not_found', 'There is no such order request. Open the link in our e-mail once more.');
}

/** The cause of an e-mail about a request, which names it for the sender. */
export function causeOfRequest(announcementId: number, id: number): string {
  return `announcement:${announcementId}:order_request:${id}:news`;
}

const fillInKey: FillIns[string] = async ({ db }, { cause }) => {
  const id = Number(/:order_request:(\d+):/.exec(cause ?? '')?.[1] ?? 0);
  return { [KEY_PLACEHOLDER]: await requestKeyOf(db, id) };
};

export const requestFillIns: FillIns = { 'order-request': fillInKey };

function requestKeyOf(db: Database | Transaction, id: number): Promise<string> {
  return accessKeyOf(db, `request:${id}`);
}
