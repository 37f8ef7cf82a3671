// Section 9, row by row: the figures that the business runs on.
import fs from 'node:fs';
import { getTableColumns } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoCurrencies, demoDeliveryMethods, demoPaymentMethods } from '#demo/methods.ts';
import { addressFields } from '#features/accounts/contract.ts';
import { DEPARTMENTS } from '#features/accounts/departments.ts';
import { PASSWORD_LENGTH } from '#features/accounts/password.ts';
import { GREETING, REPLY_DELAY_MS, replyTo } from '#features/assistant/replies.ts';
import { cartTotals } from '#features/cart/cart-totals.ts';
import { cartContract } from '#features/cart/contract.ts';
import { featuredOf } from '#features/catalogue/featured.ts';
import { productForm } from '#features/catalogue/form.ts';
import { priceRange } from '#features/catalogue/price-range.ts';
import { showcaseFamilies } from '#features/catalogue/showcase.ts';
import { products } from '#features/catalogue/tables.ts';
import { deliveryFee } from '#features/delivery/fee.ts';
import { DEMO_NOTIFICATION_SECONDS, isDemoTick } from '#features/notifications/demo-notifications.ts';
import { MOST_PAGES, unreadBadge } from '#features/notifications/limits.ts';
import { ordersContract } from '#features/orders/contract.ts';
import { RECENT_COUNT } from '#features/orders/recent.ts';
import { RETURN_WINDOW_DAYS } from '#features/orders/return-window.ts';
import { STATUS_PROGRESS } from '#features/orders/status.ts';
import { orderItems, orders } from '#features/orders/tables.ts';
import { LEVELS, levelFor, MEMBERSHIP_LEVELS } from '#features/rewards/levels.ts';
import { pointsEarnedBy } from '#features/rewards/points.ts';
import { customerRewards } from '#features/rewards/tables.ts';
import { searchQuery } from '#features/search/contract.ts';
import { SEARCH_LIMITS } from '#features/search/limits.ts';
import { boundsOf } from '#features/search/price-bounds.ts';
import { DEFAULT_SEARCH, searchParams } from '#features/search/search-state.ts';
import { DRIVER_REFRESH_SECONDS, driveOn } from '#features/tracking/demo-drive.ts';
import { remaining } from '#features/tracking/journey.ts';
import { createToastQueue } from '#ui/toast-queue.ts';
import { distanceKm } from '#values/geo.ts';
import { formatPounds, toBasisPoints, toDecimal, toPence, withVat } from '#values/money.ts';
import { watchOffline } from '#web/offline/offline-watch.ts';
import { QueryClient } from '#web/query/query-client.ts';
import { sendChange } from '#web/query/send-change.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Request behaviour', () => {
  const sevenYears = 7 * 365 * 86_400_000;
  const looking = (queryFn: () => Promise<string>) => {
    const query = new QueryClient().query<string>(['what a screen shows']);
    query.watch({ tell: () => {}, asking: () => ({ queryFn }) });
    return { query, readIfNeeded: () => query.readIfNeeded({ queryFn }) };
  };

  test('no refetch on an interval, on focus or on reconnection; data is never stale', async () => {
    const tab = new EventTarget();
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    const read = vi.fn(async () => 'read');
    const { readIfNeeded } = looking(read);
    await readIfNeeded();
    await vi.advanceTimersByTimeAsync(sevenYears);
    for (const event of ['focus', 'visibilitychange', 'online']) tab.dispatchEvent(new Event(event));
    await readIfNeeded();
    expect(read).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('no retries: what failed once has failed', async () => {
    const read = vi.fn(() => Promise.reject(new Error('503: ')));
    const { query, readIfNeeded } = looking(read);
    await readIfNeeded();
    await vi.advanceTimersByTimeAsync(sevenYears);
    expect(query.state).toMatchObject({ status: 'error', error: new Error('503: ') });
    expect(read).toHaveBeenCalledOnce();

    const write = vi.fn(() => Promise.reject(new Error('503: ')));
    const writing = sendChange(new QueryClient(), () => ({ mutationFn: write }), undefined);
    await expect(writing).rejects.toThrow('503: ');
    await vi.advanceTimersByTimeAsync(sevenYears);
    expect(write).toHaveBeenCalledOnce();
  });
});

describe('Toasts', () => {
  test('at most 1 is visible', () => {
    const queue = createToastQueue();
    for (const title of ['Item Removed', 'Added to Cart', 'Cart Cleared']) queue.show({ title });
    expect(queue.current()).toMatchObject([{ title: 'Cart Cleared' }]);
  });

  test('a dismissed one is removed after 1,000,000 ms', () => {
    const queue = createToastQueue();
    queue.dismiss(queue.show({ title: 'Item Removed' }));
    vi.advanceTimersByTime(999_999);
    expect(queue.current()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(queue.current()).toHaveLength(0);
  });
});

test('Offline: the banner counts 30 minutes down one by one, then the logout', () => {
  const minutesLeft = vi.fn();
  const expired = vi.fn();
  const connection = { isOnline: () => false, onChange: () => () => {} };
  watchOffline(connection, { lost: () => {}, restored: () => {}, expired, minutesLeft });
  vi.advanceTimersByTime(29 * 60_000);
  expect(minutesLeft.mock.calls.flat()).toEqual(Array.from({ length: 30 }, (_, passed) => 30 - passed));
  expect(expired).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(expired).toHaveBeenCalledOnce();
});

describe('Search', () => {
  test('waits 300 ms after the last letter', () => expect(SEARCH_LIMITS.debounceMs).toBe(300));

  test('the slider runs from 0 to 5000 in steps of 50, and its ends ask for nothing', () => {
    const { sliderLeast, sliderMost, sliderStep } = SEARCH_LIMITS;
    expect([sliderLeast, sliderMost, sliderStep]).toEqual([0, 5000, 50]);
    expect(boundsOf([0, 5000])).toEqual({ minPrice: '', maxPrice: '' });
    expect(boundsOf([50, 4950])).toEqual({ minPrice: '50', maxPrice: '4950' });
  });

  test('the default filters are relevance and ascending, in the browser as on the server', () => {
    expect(DEFAULT_SEARCH).toMatchObject({ sortBy: 'relevance', sortOrder: 'asc', category: '', inStock: false });
    expect(searchParams(DEFAULT_SEARCH)).toEqual({});
    expect(searchQuery.parse({})).toEqual({ sortBy: 'relevance', sortOrder: 'asc' });
  });

  test('adds 1 to the cart', () => {
    expect(cartContract['POST /api/cart'].body.parse({ productId: 7 })).toEqual({ productId: 7, quantity: 1 });
  });
});

describe('Chat assistant', () => {
  const contact = { email: 'help@shop.example', phone: '0113 496 0000' };
  const say = (message: string) => replyTo(message, contact);

  test('greets, and types for 1.5 s', () => {
    expect(GREETING).not.toBe('');
    expect(REPLY_DELAY_MS).toBe(1500);
  });

  test.each(['What is the PRICE?', 'how much does it cost'])("'price' or 'cost' gives pricing (%s)", (message) => {
    expect(say(message)).toMatch(/£1,250 to £4,010/);
  });

  test.each(['delivery times', 'Shipping to France'])("'delivery' or 'shipping' gives the options (%s)", (message) => {
    expect(say(message)).toMatch(/Standard \(3-5 days\), Express \(1-2 days\) and Next Day/);
  });

  test.each(['your products', 'a menu board', 'outdoor Displays'])(
    "'product', 'menu' or 'display' gives the categories (%s)",
    (message) => expect(say(message)).toMatch(/digital menu boards.*kiosks.*video walls/),
  );

  test.each(['support please', 'HELP'])("'support' or 'help' gives e-mail and phone (%s)", (message) => {
    expect(say(message)).toContain(contact.email);
    expect(say(message)).toContain(contact.phone);
  });

  test('the first rule that fits answers: price before delivery before products before support', () => {
    expect(say('help: delivery price of a display')).toBe(say('price'));
    expect(say('help with display delivery')).toBe(say('delivery'));
    expect(say('help with a display')).toBe(say('display'));
  });

  test('anything else gets a generic reply', () => {
    const generic = say('good morning');
    expect(generic).toBeTruthy();
    for (const keyword of ['price', 'delivery', 'product', 'support']) expect(say(keyword)).not.toBe(generic);
  });
});

test('Featured products: 4, in stock only', () => {
  const list = Array.from({ length: 12 }, (_, id) => ({
    id,
    category: 'Kiosks',
    inStock: id % 2 === 0,
    stockQuantity: 5,
  }));
  expect(featuredOf(list).map(({ id }) => id)).toEqual([0, 2, 4, 6]);
  expect(featuredOf(list.slice(0, 2))).toHaveLength(1);
});

describe('Notifications', () => {
  test("the badge caps at '9+'", () => {
    expect([0, 1, 9, 10, 250].map(unreadBadge)).toEqual([undefined, '1', '9', '9+', '9+']);
  });

  test('10 are kept', () => expect(MOST_PAGES).toBe(10));

  test('a 30-second tick adds one with a chance of 10 %', () => {
    expect(DEMO_NOTIFICATION_SECONDS).toBe(30);
    const draws = Array.from({ length: 1000 }, (_, draw) => draw / 1000);
    expect(draws.filter(isDemoTick)).toHaveLength(100);
  });
});

test('Passwords: minimum length 8', () => expect(PASSWORD_LENGTH.least).toBe(8));

describe('Money', () => {
  test.each([
    ['products.price', getTableColumns(products).price],
    ['orders.subtotal', getTableColumns(orders).subtotal],
    ['orders.deliveryFee', getTableColumns(orders).deliveryFee],
    ['orders.totalAmount', getTableColumns(orders).totalAmount],
    ['order_items.unitPrice', getTableColumns(orderItems).unitPrice],
    ['order_items.totalPrice', getTableColumns(orderItems).totalPrice],
  ])('%s has precision 10 and scale 2', (_name, column) => expect(column.getSQLType()).toBe('numeric(10,2)'));

  test('the currency symbol is the pound', () => expect(formatPounds(123_456)).toBe('£1,234.56'));

  test.each([
    ['299.00', '328.90'],
    ['2950.00', '3245.00'],
  ])('at a rate of 10 %%, %s shows %s', (exVat, incVat) => {
    expect(toDecimal(withVat(toPence(exVat), toBasisPoints('10.00')))).toBe(incVat);
  });

  test('static price ranges run from £450.00 to £13,290.00, and their VAT follows the rate', () => {
    const ends = showcaseFamilies.flatMap(({ priceFrom, priceTo }) => [toPence(priceFrom), toPence(priceTo)]);
    expect([Math.min(...ends), Math.max(...ends)].map(formatPounds)).toEqual(['£450.00', '£13,290.00']);
    const noted = { priceFrom: '299.00', priceTo: '2950.00' };
    expect(priceRange(noted, '10.00').incVat).toMatch(/£328\.90.*£3,245\.00/);
  });
});

describe('Defaults', () => {
  test('country United Kingdom', () => {
    const address = {
      firstName: 'Jo',
      lastName: 'Smith',
      addressLine1: '1 Park Row',
      city: 'Leeds',
      postcode: 'LS1 5HD',
    };
    expect(addressFields.parse(address).country).toBe('United Kingdom');
  });

  test('membership bronze', () => {
    expect(levelFor(0)).toBe('bronze');
    expect(getTableColumns(customerRewards).membershipLevel.default).toBe('bronze');
  });

  test('stock quantity 0', () => {
    expect(productForm.parse({ name: 'Kiosk', price: '1.00', category: 'Kiosks' }).stockQuantity).toBe(0);
    expect(getTableColumns(products).stockQuantity.default).toBe(0);
  });
});

test('Cart delivery: flat 9.99, the total is the subtotal plus 9.99', () => {
  const { subtotal, delivery, total } = cartTotals([{ pricePence: 29_900, quantity: 2 }], 2000);
  expect([subtotal, delivery, total].map(toDecimal)).toEqual(['598.00', '9.99', '607.99']);
});

describe('Rewards', () => {
  test('1 point for £1 spent', () => expect(pointsEarnedBy(toPence('299.00'))).toBe(299));

  test('four levels, each above the one before', () => {
    expect(MEMBERSHIP_LEVELS).toEqual(['bronze', 'silver', 'gold', 'platinum']);
    for (const level of MEMBERSHIP_LEVELS) expect(levelFor(LEVELS[level].from)).toBe(level);
  });

  test('recent orders are the first 3', () => {
    expect(RECENT_COUNT).toBe(3);
  });
});

describe('Tracking', () => {
  const leeds = { lat: 53.8, lng: -1.55 };
  const london = { lat: 51.52, lng: -0.12 };

  test.each([
    ['pending', 10],
    ['processing', 25],
    ['shipped', 50],
    ['out_for_delivery', 75],
    ['delivered', 100],
    ['cancelled', 0],
  ] as const)('%s is %d percent of the way', (status, percent) => expect(STATUS_PROGRESS[status]).toBe(percent));

  test('an order can be set to each of these, and to nothing else', () => {
    const { body } = ordersContract['PUT /api/orders/{orderId}/status'];
    for (const status of Object.keys(STATUS_PROGRESS)) expect(body.safeParse({ status }).success).toBe(true);
    expect(body.safeParse({ status: 'lost' }).success).toBe(false);
  });

  test('the distance uses an earth radius of 6371 km', () => {
    expect(distanceKm({ lat: 0, lng: 0 }, { lat: 90, lng: 0 })).toBeCloseTo((Math.PI / 2) * 6371, 6);
  });

  test('the arrival assumes 40 km an hour', () => {
    const { distanceRemainingKm, etaMinutes } = remaining('out_for_delivery', leeds, london);
    expect(etaMinutes).toBe(Math.ceil(((distanceRemainingKm ?? 0) / 40) * 60));
  });

  test('the demo moves a driver every 30 seconds, a third of a kilometre towards the customer', () => {
    expect(DRIVER_REFRESH_SECONDS).toBe(30);
    const next = driveOn(leeds, london, () => 0.5);
    expect(distanceKm(leeds, next)).toBeCloseTo(1 / 3, 2);
    expect(distanceKm(next, london)).toBeLessThan(distanceKm(leeds, london));
    expect(driveOn({ lat: 51.521, lng: -0.12 }, london, () => 1)).toEqual(london);
  });
});

test('Departments: 5', () => expect(DEPARTMENTS).toHaveLength(5));

test('Return window: 30 days', () => expect(RETURN_WINDOW_DAYS).toBe(30));

describe('Samples', () => {
  test('currencies: USD 1.27, EUR 1.17, CAD 1.71, AUD 1.95, beside the default GBP', () => {
    expect(demoCurrencies.map(({ code, exchangeRate }) => `${code} ${exchangeRate}`)).toEqual([
      'USD 1.27',
      'EUR 1.17',
      'CAD 1.71',
      'AUD 1.95',
    ]);
    const migrations = fs.readdirSync('migrations').filter((name) => name.endsWith('.sql'));
    const sql = migrations.map((name) => fs.readFileSync(`migrations/${name}`, 'utf8')).join('\n');
    expect(sql).toMatch(/INSERT INTO "currencies" .*\('GBP', 'British Pound', '£', 1, true\)/);
  });

  test('payment fees: card 2.9, PayPal 3.4, bank transfer 0, Apple Pay 2.9 and inactive', () => {
    expect(
      demoPaymentMethods.map(({ name, processingFee, isActive }) => [name, Number(processingFee), isActive]),
    ).toEqual(
      expect.arrayContaining([
        ['Card', 2.9, true],
        ['PayPal', 3.4, true],
        ['Bank transfer', 0, true],
        ['Apple Pay', 2.9, false],
      ]),
    );
  });

  test.each([
    ['Standard', '9.99', 7, '100.00'],
    ['Express', '19.99', 3, '200.00'],
    ['Collection', '0.00', null, null],
  ])('delivery: %s costs %s, takes %s days and is free from %s', (name, price, days, freeFrom) => {
    const method = demoDeliveryMethods.find((candidate) => candidate.name === name);
    if (!method) throw new Error(`There is no ${name}.`);
    expect(toDecimal(deliveryFee(method, 1))).toBe(price);
    if (days !== null) expect(method.estimatedDays).toBe(days);
    if (freeFrom === null) return expect(method.freeThreshold).toBeNull();
    expect(deliveryFee(method, toPence(freeFrom) - 1)).toBe(toPence(price));
    expect(deliveryFee(method, toPence(freeFrom))).toBe(0);
  });
});
