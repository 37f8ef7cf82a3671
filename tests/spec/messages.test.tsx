// Section 8, row by row: what a person is told when something went wrong, or well.

import fs from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, type UNSAFE_ErrorResponseImpl } from 'react-router';
import { describe, expect, test } from 'vitest';
import { loginFailedToast, welcomeToast } from '#features/accounts/screens/shop/login-toasts.ts';
import { SearchFailure } from '#features/search/screens/shop/search-results.tsx';
import { ApiError, buildApi } from '#web/api.ts';
import { ErrorContent } from '#web/errors/error-content.tsx';
import { OFFLINE_TOASTS } from '#web/offline/offline-watch.ts';
import { CONFIRMATIONS, FAILURES, failureToast, PAGE_TITLES, REFUSED, SUCCESS } from '#web/toast-texts.ts';
import { action as changeCart } from '../../src/pages/shop/cart.tsx';
import { loader as trackOrder } from '../../src/pages/shop/track-order.tsx';

const refusal = (status: number, detail: string) => new ApiError(status, JSON.stringify({ status, detail }));
// What fetch throws when nothing answers.
const unreachable = new TypeError('fetch failed');

describe('The request helper', () => {
  const ask = (answer: Response) => buildApi(async () => answer)('GET /api/user');

  test('throws the status, a colon, a space and the body of any answer that is not OK', async () => {
    await expect(ask(new Response('No such thing', { status: 404 }))).rejects.toThrow(/^404: No such thing$/);
  });

  test('throws the status text when the body is empty', async () => {
    await expect(ask(new Response('', { status: 503, statusText: 'Service Unavailable' }))).rejects.toThrow(
      /^503: Service Unavailable$/,
    );
  });

  test('a 401 is an error like any other', async () => {
    await expect(ask(new Response('{}', { status: 401 }))).rejects.toMatchObject({ status: 401 });
  });

  test('sends cookies, and a JSON body only when there is one', async () => {
    const sent: RequestInit[] = [];
    const api = buildApi(async (_path, init) => {
      sent.push(init);
      return new Response('{}');
    });
    await api('GET /api/user');
    await api('POST /api/cart', { body: { productId: 7 } });
    expect(sent.map((init) => [init.credentials, init.body, 'content-type' in (init.headers as object)])).toEqual([
      ['include', undefined, false],
      ['include', '{"productId":7}', true],
    ]);
  });
});

describe('A failure shows a destructive toast titled Error', () => {
  const defaults: [string, string][] = [
    ['adding to the cart', FAILURES.addToCart, 'Failed to add product to cart'],
    ['a signup request', FAILURES.signupRequest, 'Failed to submit signup request. Please try again.'],
    ['a customer registration', FAILURES.customerRegistration, 'Failed to create customer account. Please try again.'],
    ['creating a user', FAILURES.createUser, 'Failed to create user.'],
    ['deleting a user', FAILURES.deleteUser, 'Failed to delete user.'],
    ['updating a user', FAILURES.updateUser, 'Failed to update user.'],
    ['deciding a request', FAILURES.updateRequest, 'Failed to update request.'],
    ['updating a profile', FAILURES.updateProfile, 'Failed to update profile'],
    ['creating a product', FAILURES.createProduct, 'Failed to create product'],
    ['updating a product', FAILURES.updateProduct, 'Failed to update product'],
    ['deleting a product', FAILURES.deleteProduct, 'Failed to delete product'],
    ['granting a permission', FAILURES.grantPermission, 'Failed to grant permission'],
    ['updating a permission', FAILURES.updatePermission, 'Failed to update permission'],
    ['revoking a permission', FAILURES.revokePermission, 'Failed to revoke permission'],
    ['updating a quantity', FAILURES.updateQuantity, 'Failed to update quantity'],
    ['removing an item', FAILURES.removeItem, 'Failed to remove item'],
    ['clearing the cart', FAILURES.clearCart, 'Failed to clear cart'],
    ['updating an order', FAILURES.updateOrderStatus, 'Failed to update order status'],
    ['creating a payment method', FAILURES.createPaymentMethod, 'Failed to create payment method'],
    ['updating a payment method', FAILURES.updatePaymentMethod, 'Failed to update payment method'],
    ['deleting a payment method', FAILURES.deletePaymentMethod, 'Failed to delete payment method'],
    ['creating a currency', FAILURES.createCurrency, 'Failed to create currency'],
    ['updating a currency', FAILURES.updateCurrency, 'Failed to update currency'],
    ['deleting a currency', FAILURES.deleteCurrency, 'Failed to delete currency'],
    ['refreshing the rates', FAILURES.refreshRates, 'Failed to refresh exchange rates'],
    ['reading an image', FAILURES.readImage, 'Failed to process image file'],
  ].map(([what = '', said = '', specified = '']) => [what, JSON.stringify([said, specified])]);

  test.each(defaults)('%s: the default of the specification, where the server says nothing', (_what, texts) => {
    const [said, specified] = JSON.parse(texts) as [string, string];
    const toast = { title: 'Error', description: specified, variant: 'destructive' };
    expect(failureToast(unreachable, said)).toEqual(toast);
    expect(failureToast(new ApiError(502, 'Bad Gateway'), said)).toEqual(toast);
  });

  test('the sentence of the server comes before the default', () => {
    expect(failureToast(refusal(409, 'Only 2 left.'), FAILURES.addToCart).description).toBe('Only 2 left.');
  });
});

test("Login failure: 'Login Failed' with the server's message, or 'Invalid credentials. Please try again.'", () => {
  expect(loginFailedToast(refusal(403, 'This account is not active.'))).toEqual({
    title: 'Login Failed',
    description: 'This account is not active.',
    variant: 'destructive',
  });
  expect(loginFailedToast(unreachable).description).toBe('Invalid credentials. Please try again.');
});

test('Password reset: the request and the confirmation have each their inline alert', () => {
  expect(FAILURES.passwordResetRequest).toBe('Something went wrong');
  expect(FAILURES.passwordResetConfirm).toBe('Failed to reset password');
});

test("Search non-OK: 'Search failed', and why", () => {
  expect(drawn(<SearchFailure sentence="sortBy can be price" />)).toMatch(/Search failed.*sortBy can be price/s);
});

test("Product list 403: the 'Access Restricted' page says who may enter, with a way back", () => {
  const page = errorPage(403, {
    restricted: 'view_products or manage_products (View Product Catalog or Manage Products)',
  });
  expect(page).toMatch(/<h1[^>]*>Access Restricted</);
  expect(page).toContain('view_products or manage_products');
  expect(page).toContain('Go Back');
});

test("Any other path: 'Page Not Found'", () => expect(errorPage(404, null)).toMatch(/<h1[^>]*>Page Not Found</));

test("Default currency delete: 'Cannot Delete'", () => {
  expect(REFUSED.defaultCurrency).toEqual({
    title: 'Cannot Delete',
    description: 'Cannot delete the default currency',
    variant: 'destructive',
  });
});

describe('Tracking', () => {
  const track = (typed: string) => {
    const api = async (name: string) => {
      if (name === 'GET /api/session') return { user: null, cartCount: 0, unread: 0 };
      throw refusal(404, 'There is no such order.');
    };
    return trackOrder({
      context: { get: () => api },
      request: new Request(`http://shop.invalid/track-order?order=${encodeURIComponent(typed)}`),
    } as never);
  };

  test.each(['', '   '])("an empty search (%j) says 'Search Required'", async (typed) => {
    expect((await track(typed)).problem).toMatchObject({
      title: 'Search Required',
      description: 'Please enter an order number to track',
    });
  });

  test.each(['BF-7K3Q-X9MD', 'no number at all'])("an unmatched number (%s) says 'Order Not Found'", async (typed) => {
    expect((await track(typed)).problem).toMatchObject({
      title: 'Order Not Found',
      description: 'No order found with that number. Please check and try again.',
    });
  });
});

test('Offline events: three toasts as in section 4', () => {
  expect(OFFLINE_TOASTS).toMatchObject({
    lost: { title: 'Connection Lost', variant: 'destructive' },
    restored: { title: 'Connection Restored', description: 'You are back online' },
    expired: {
      title: 'Session Expired',
      description: 'You have been logged out due to 30 minutes of offline inactivity.',
    },
  });
});

describe('Success toasts', () => {
  test.each([
    [SUCCESS.addedToCart, 'Added to Cart', 'Product added to cart successfully'],
    [SUCCESS.requestSubmitted, 'Request Submitted', 'An admin will review it shortly'],
    [SUCCESS.accountCreated, 'Account Created', undefined],
    [SUCCESS.userCreated, 'User Created', undefined],
    [SUCCESS.userDeleted, 'User Deleted', undefined],
    [SUCCESS.userUpdated, 'User Updated', undefined],
    [SUCCESS.requestUpdated, 'Request Updated', undefined],
    [SUCCESS.profileUpdated, 'Profile Updated', undefined],
    [SUCCESS.itemRemoved, 'Item Removed', undefined],
    [SUCCESS.cartCleared, 'Cart Cleared', undefined],
  ])('%j', (toast: { title: string; description?: string }, title, description) => {
    expect([toast.title, toast.description]).toEqual([title, description]);
  });

  test.each([
    ['admin', 'Admin Login Successful'],
    ['employer', 'Employer Login Successful'],
    ['public', 'Customer Login Successful'],
  ] as const)("%s: '%s' with a welcome by first name, or else username", (userType, title) => {
    expect(welcomeToast({ userType, firstName: 'Jo', username: 'jo.smith' })).toEqual({
      title,
      description: 'Welcome, Jo!',
    });
    expect(welcomeToast({ userType, firstName: null, username: 'jo.smith' }).description).toBe('Welcome, jo.smith!');
  });
});

test('Confirmations: the cart is not cleared before the customer confirms it', async () => {
  const calls: string[] = [];
  const submit = (fields: Record<string, string>) =>
    changeCart({
      context: { get: () => async (name: string) => void calls.push(name) },
      request: new Request('http://shop.invalid/cart', { method: 'POST', body: new URLSearchParams(fields) }),
    } as never).catch((answer: Response) => answer.headers.get('location'));
  expect(await submit({ intent: 'clear' })).toBe('/cart?clear');
  expect(calls).toEqual([]);
  expect(await submit({ intent: 'clear', sure: '1' })).toBe('/cart');
  expect(calls).toEqual(['DELETE /api/cart']);
});

describe('One place', () => {
  const texts = [
    ...[SUCCESS, FAILURES, REFUSED, CONFIRMATIONS, PAGE_TITLES].flatMap(textsIn),
    ...['Login Failed', 'Connection Lost', 'Connection Restored', 'Session Expired'],
    ...['Invalid time value', 'Unknown Product', 'Unknown User', 'All fields are required'],
    ...['Please enter a valid email address', 'Please select your role', 'Username is required'],
  ];
  const sources = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ name, source: withoutComments(fs.readFileSync(path.join('src', name), 'utf8')) }));

  test.each(texts)("'%s' is written once in the whole shop", (text) => {
    const places = sources.flatMap(({ name, source }) => Array(source.split(literal(text)).length - 1).fill(name));
    expect(places).toHaveLength(1);
  });
});

function errorPage(status: number, data: unknown): string {
  const error: Partial<UNSAFE_ErrorResponseImpl> = { status, statusText: '', data };
  return drawn(<ErrorContent error={{ ...error, internal: false }} />);
}

function drawn(element: ReactNode): string {
  return renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
}

function textsIn(table: object): string[] {
  return Object.values(table).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : [entry.title, entry.description].filter((text) => text !== undefined),
  );
}

/** The text as a whole literal or as the whole content of an element. */
function literal(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<=['"\`>]\\s*)${escaped}(?=\\s*['"\`<])`);
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}
