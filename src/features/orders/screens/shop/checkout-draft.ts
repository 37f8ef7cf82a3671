import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import type { Address, Session } from '#features/accounts/contract.ts';
import type { CartLine } from '#features/cart/contract.ts';
import type { DeliveryMethod } from '#features/delivery/contract.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';
import { type CheckoutValues, readValues, startingValues } from './checkout-form.ts';

/** What the checkout starts from: who buys what, and what is on offer. */
export type ToCheckOut = {
  user: Session['user'];
  lines: readonly CartLine[];
  addresses: readonly Address[];
  deliveryMethods: readonly DeliveryMethod[];
  paymentMethods: readonly PaymentMethod[];
  /** The points that the customer holds. */
  points: number;
  /** The store's VAT rate in percent, `"20.00"`. */
  vatRate: string;
  idempotencyKey: string;
};
type Sent = { fields: CheckoutValues; idempotencyKey: string };

/**
 * The fields of the checkout as they stand, stored in this tab so that a reload loses nothing. A draft found there is filled
 * in once the page is alive: `restored` then changes, and the form is built anew around it.
 */
export function useCheckoutDraft(form: RefObject<HTMLFormElement | null>, shop: ToCheckOut, sent: Sent | undefined) {
  const owner = shop.user?.id ?? 0;
  const cart = shop.lines.map((line) => `${line.productId}x${line.quantity}`).join(' ');
  const [start] = useState<CheckoutValues>(() => ({ ...startingValues(shop), ...sent?.fields }));
  const [values, setValues] = useState(start);
  const [ownKey, setOwnKey] = useState<string>(shop.idempotencyKey);
  const [restored, setRestored] = useState(0);
  const idempotencyKey = sent?.idempotencyKey || ownKey;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is filled in when the page comes alive, never again
  useEffect(() => {
    const draft = sent ? null : findDraft(owner);
    if (!draft || !form.current) return;
    // What was typed before the scripts arrived is newer than the draft.
    const typed = Object.entries(readValues(new FormData(form.current))).filter(
      ([name, value]) => value !== (start[name] ?? ''),
    );
    setValues({ ...start, ...draft.values, ...Object.fromEntries(typed) });
    if (draft.cart === cart) setOwnKey(draft.idempotencyKey);
    setRestored(1);
  }, []);

  useEffect(() => {
    if (values !== start) storeDraft({ owner, cart, idempotencyKey, values });
  }, [owner, cart, idempotencyKey, values, start]);

  const read = (event: FormEvent<HTMLFormElement>) => {
    const now = readValues(new FormData(event.currentTarget));
    // Fields that are out of sight stay as they were.
    setValues((before) => ({ ...before, ...now }));
  };
  return { values, idempotencyKey, restored, read };
}

export function forgetDraft(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

interface Draft {
  /** The user's id, 0 for a guest: only the person who typed it is shown it. */
  owner: number;
  /** The cart that it was for; another cart is another order and needs another key. */
  cart: string;
  idempotencyKey: string;
  values: CheckoutValues;
}

const KEY = 'checkout';

// A guest's draft follows them through signing in.
function findDraft(owner: number): Draft | null {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null);
  return draft && (draft.owner === owner || draft.owner === 0) ? draft : null;
}

function storeDraft(draft: Draft): void {
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(draft)));
}

// Storage that is closed or full costs the draft, never the checkout.
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
