// What sections 5, 8 and 9 say of the way things look: fallbacks, badges, controls at their limits.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, createRoutesStub, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartLine } from '#features/cart/contract.ts';
import { AddToCart } from '#features/cart/screens/add-to-cart.tsx';
import { CartLineItem } from '#features/cart/screens/shop/cart-line-item.tsx';
import { withQuantity } from '#features/cart/screens/shop/cart-view.ts';
import { ContactForm } from '#features/messages/screens/shop/contact-form.tsx';
import { NotificationBell } from '#features/notifications/screens/shop/notification-bell.tsx';
import { granteeName } from '#features/permissions/grantees.ts';
import { PriceFilter } from '#features/search/screens/shop/price-filter.tsx';
import { DEFAULT_SEARCH } from '#features/search/search-state.ts';
import { DriverCard } from '#features/tracking/screens/shop/driver-card.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { leave, restOn } from '#ui/tooltip.ts';
import { formatDate, formatDateTime, formatTime } from '#values/instant.ts';
import { OfflineBanner } from '#web/offline/offline-banner.tsx';
import { QueryClientProvider } from '#web/query/client-context.tsx';
import { QueryClient } from '#web/query/query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const nothing = () => {};

describe("Invalid date formatting: 'Invalid time value'", () => {
  test.each(['', 'yesterday', '2026-02-31T25:00Z', Number.NaN])('for %j', (instant) => {
    expect([formatDate, formatTime, formatDateTime].map((format) => format(instant))).toEqual(
      Array(3).fill('Invalid time value'),
    );
  });

  test('on the screen, where a date should stand', () => {
    const driver = { id: 1, vehicle: 'Van', currentLocation: { lat: 0, lng: 0, at: 'yesterday' } };
    expect(draw(<DriverCard status="shipped" etaMinutes={null} driver={driver} />)).toContain(
      'Last seen at Invalid time value',
    );
  });
});

describe("Unknown product in the cart: 'Unknown Product', priced 0.00, out of stock", () => {
  const line: CartLine = {
    id: 1,
    customerId: null,
    productId: 404,
    quantity: 2,
    addedAt: '2026-11-21T12:00:00Z',
    product: null,
    lineTotal: '0.00',
  };

  test('so its line shows', () => {
    const shown = draw(
      <CartLineItem
        line={line}
        vatRate={2000}
        onQuantityChange={nothing}
        onQuantityTyped={nothing}
        onRemove={nothing}
      />,
    );
    expect(shown).toMatch(/Unknown Product.*£0\.00.*Out of Stock.*£0\.00/s);
    expect(shown).not.toContain('In Stock');
  });

  test('so it adds nothing to the totals, however many', () => {
    const summary = { vatRate: '20.00', delivery: '9.99' } as Parameters<typeof withQuantity>[0]['summary'];
    expect(withQuantity({ lines: [line], summary }, 1, 999).summary).toMatchObject({ subtotal: '0.00', total: '9.99' });
  });
});

test("Unknown user in the permission table: 'Unknown User'", () => {
  expect(granteeName(undefined)).toBe('Unknown User');
  expect(granteeName({ firstName: 'Jo', lastName: 'Smith', username: 'jo.smith' })).toBe('Jo Smith');
  expect(granteeName({ firstName: null, lastName: null, username: 'jo.smith' })).toBe('jo.smith');
});

describe('Tooltip delay: 700 ms', () => {
  test('a pointer has to rest for that long, and leaving in time calls it off', () => {
    const control = { isConnected: false } as Element;
    restOn(control);
    vi.advanceTimersByTime(699);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(vi.getTimerCount()).toBe(0);
    restOn(control);
    leave();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('Cart quantity', () => {
  const stepper = (value: number) => draw(<QuantityStepper label="Quantity" value={value} onValueChange={nothing} />);
  const decrement = (markup: string) => /<button[^>]*Decrease quantity[^>]*>/.exec(markup)?.[0];

  test('the decrement is disabled at 1', () => expect(decrement(stepper(1))).toMatch(/\bdisabled=""/));

  test('and only there', () => expect(decrement(stepper(2))).not.toMatch(/\bdisabled=""/));
});

describe('Add to Cart', () => {
  const button = (inStock: boolean) =>
    draw(
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <AddToCart product={{ id: 7, name: 'Kiosk', inStock }} />
        </ToastProvider>
      </QueryClientProvider>,
    );

  test('puts 1 in the cart', () => expect(button(true)).toMatch(/name="quantity" value="1"/));

  test('is disabled when out of stock', () => {
    expect(button(false)).toMatch(/<button[^>]*\bdisabled=""/);
    expect(button(true)).not.toMatch(/<button[^>]*\bdisabled=""/);
  });
});

test('Price slider: two handles from 0 to 5000 in steps of 50', async () => {
  vi.useRealTimers();
  const { prelude } = await prerender(
    inShop(<PriceFilter vat="ex" bounds={DEFAULT_SEARCH} isAlive isOpen onApply={nothing} />),
  );
  const markup = await new Response(prelude).text();
  const handles = markup.match(/<input[^>]*type="range"[^>]*>/g) ?? [];
  expect(handles).toHaveLength(2);
  for (const handle of handles) {
    for (const limit of ['min="0"', 'max="5000"', 'step="50"']) expect(handle).toContain(limit);
  }
  expect(markup).toContain('Apply Price Filter');
});

describe('Contact form', () => {
  const Page = createRoutesStub([{ path: '/', Component: EmptyContactForm }]);
  const controls = () => renderToStaticMarkup(<Page />).match(/<(input|textarea)[^>]*>/g) ?? [];

  test.each(['name', 'email', 'phone', 'subject', 'message'])('the browser asks for the %s', (name) => {
    expect(controls().find((control) => control.includes(`name="${name}"`))).toMatch(/\brequired=""/);
  });

  test('the e-mail input is of type email', () => {
    expect(controls().find((control) => control.includes('name="email"'))).toContain('type="email"');
  });
});

test("The bell's badge says '9+' above 9", () => {
  const bell = (unread: number) => draw(<NotificationBell unread={unread} />);
  expect(bell(9)).toContain('>9<');
  expect(bell(10)).toContain('>9+<');
});

test("The offline banner says 'You are offline' and how many minutes are left", () => {
  expect(draw(<OfflineBanner minutesLeft={30} />)).toMatch(/You are offline.*30 minutes/s);
});

function EmptyContactForm() {
  return <ContactForm answer={undefined} />;
}

function draw(element: ReactNode): string {
  return renderToStaticMarkup(inShop(element));
}

function inShop(element: ReactNode) {
  return <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />;
}
