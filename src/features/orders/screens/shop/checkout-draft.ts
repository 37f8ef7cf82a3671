import { type Dispatch, type FormEvent, type RefObject, type SetStateAction, useEffect, useState } from 'react';
import type { Address, Session } from '#features/accounts/contract.ts';
import type { CartFitting, CartLine } from '#features/cart/contract.ts';
import { chosenOption } from '#features/delivery/chosen-option.ts';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import { rememberedPostcode } from '#features/delivery/screens/shop/remembered-postcode.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';
import type { Pence } from '#values/money.ts';
import { type CheckoutValues, changeIn, readValues, startingValues, type TypedCheckout } from './checkout-form.ts';

/** The data that the checkout starts with. */
export type ToCheckOut = {
  user: Session['user'];
  lines: readonly CartLine[];
  addresses: readonly Address[];
  /** What is offered for the address that the checkout begins with. */
  plan: DeliveryPlan;
  /** What of the cart is fitted there. */
  fitting: CartFitting | undefined;
  paymentMethods: readonly PaymentMethod[];
  /** The customer's point balance. */
  points: number;
  /** The credit of the customer's account. */
  credit: Pence;
  /** The store's VAT rate in percent, `"20.00"`. */
  vatRate: string;
  idempotencyKey: string;
};
type Sent = TypedCheckout;

/**
 * The values of the checkout's fields, stored in this tab so that a reload loses nothing. A stored draft is filled in after
 * hydration: `restored` changes then, and serves as the key that remounts the form.
 */
export function useCheckoutDraft(form: RefObject<HTMLFormElement | null>, shop: ToCheckOut, sent: Sent | undefined) {
  const owner = shop.user?.id ?? 0;
  const cart = shop.lines.map((line) => `${line.productId}x${line.quantity}`).join(' ');
  const [start] = useState<CheckoutValues>(() => ({ ...startingValues(shop), ...sent?.fields }));
  const [values, setValues] = useState(start);
  const [ownKey, setOwnKey] = useState<string>(shop.idempotencyKey);
  const [restored, setRestored] = useState(0);
  const idempotencyKey = sent?.idempotencyKey || ownKey;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is filled in once, after hydration
  useEffect(() => {
    if (sent || !form.current) return;
    const draft = findDraft(owner);
    if (!draft) return void takePostcodeAlong(form.current, setValues);
    // Values typed before the scripts loaded are newer than the draft.
    const served = { ...start, deliveryMethodId: String(chosenOption(shop.plan, start.deliveryMethodId)?.id ?? '') };
    const typed = Object.entries(readValues(new FormData(form.current))).filter(
      ([name, value]) => value !== ((served as CheckoutValues)[name] ?? ''),
    );
    setValues({ ...start, ...draft.values, ...Object.fromEntries(typed) });
    if (draft.cart === cart) setOwnKey(draft.idempotencyKey);
    setRestored(1);
  }, []);

  useEffect(() => {
    if (values !== start) storeDraft({ owner, cart, idempotencyKey, values });
  }, [owner, cart, idempotencyKey, values, start]);

  const read = (event: FormEvent<HTMLFormElement>, shownMethod: number | undefined) =>
    setValues(changeIn(event, shownMethod));
  const storeAgain = () => storeDraft({ owner, cart, idempotencyKey, values });
  return { values, idempotencyKey, restored, read, storeAgain };
}

const POSTCODE = 'deliveryAddress.postcode';

/** The postcode that the buyer gave on a product's page or in the cart, whose delivery was promised there. */
function takePostcodeAlong(form: HTMLFormElement, setValues: Dispatch<SetStateAction<CheckoutValues>>): void {
  const field = form.elements.namedItem(POSTCODE);
  const known = rememberedPostcode();
  if (!known || !(field instanceof HTMLInputElement) || field.value) return;
  field.value = known;
  setValues((before) => ({ ...before, [POSTCODE]: known }));
}

export function forgetDraft(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

interface Draft {
  /** The user's id, 0 for a guest: a draft is shown to its author only. */
  owner: number;
  /** The cart of the draft; another cart is another order and needs another key. */
  cart: string;
  idempotencyKey: string;
  values: CheckoutValues;
}

const KEY = 'checkout';

/** The id of the user whose draft this tab has; 0 for a guest's, or none. */
export function ownerOfDraft(): number {
  return readDraft()?.owner ?? 0;
}

function readDraft(): Draft | null {
  return attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null) ?? null;
}

// A guest who signs in still gets their draft.
function findDraft(owner: number): Draft | null {
  const draft = readDraft();
  return draft && (draft.owner === owner || draft.owner === 0) ? draft : null;
}

function storeDraft(draft: Draft): void {
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(draft)));
}

// When storage is blocked or full, the draft is lost but the checkout works.
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
