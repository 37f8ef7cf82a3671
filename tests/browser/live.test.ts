import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, signIn, type Visit } from './browser.ts';

const visit = openBrowser();

interface ListedOrder {
  id: number;
  orderNumber: string;
  status: string;
  deliveryAddress: object | null;
}

/** Counts the connections that a browser opens; those that end are counted off. */
function watchConnections(context: BrowserContext): { open(): number; opened(): number } {
  const isLive = (url: string) => new URL(url).pathname === '/api/events';
  let opened = 0;
  let ended = 0;
  context.on('request', (request) => {
    if (isLive(request.url())) opened += 1;
  });
  const count = (request: Request) => {
    if (isLive(request.url())) ended += 1;
  };
  context.on('requestfinished', count);
  context.on('requestfailed', count);
  return { open: () => opened - ended, opened: () => opened };
}

/** The newest that goes to an address: of one that is collected, the same statuses say that it is ready. */
async function newestOrder(page: Page): Promise<ListedOrder> {
  const orders = (await (await page.request.get('/api/orders')).json()) as ListedOrder[];
  const order = orders.find(({ status, deliveryAddress }) => status !== 'cancelled' && deliveryAddress);
  if (!order) throw new Error('The demo customer has no order that is delivered.');
  return order;
}

async function newestNotification({ request }: BrowserContext): Promise<{ message: string }> {
  const { items } = (await (await request.get('/api/notifications')).json()) as { items: { message: string }[] };
  return items[0] ?? { message: 'none' };
}

async function setStatus({ page }: Visit, { id }: ListedOrder, status: string): Promise<void> {
  const answer = await page.request.put(`/api/orders/${id}/status`, { data: { status } });
  expect(answer.status()).toBe(200);
}

async function asAdmin(): Promise<Visit> {
  const admin = await visit({ viewport: DESKTOP });
  await enterAs(admin.page, 'Admin');
  return admin;
}

const unreadOf = async (page: Page) => {
  const label = await page.getByRole('button', { name: /^Delivery updates/ }).getAttribute('aria-label');
  return Number(/(\d+) unread/.exec(label ?? '')?.[1] ?? 0);
};

test('staff change a status: the open tracking page, the bell, a visitor’s page and a colleague’s list change by themselves', async () => {
  const admin = await asAdmin();
  const customer = await visit({ viewport: DESKTOP });
  await enterAs(customer.page, 'Customer');
  const order = await newestOrder(customer.page);
  await setStatus(admin, order, 'pending');
  await customer.page.request.post('/api/notifications/read-all');

  const visitor = await visit();
  const colleague = await visit({ viewport: DESKTOP });
  await enterAs(colleague.page, 'Employer');
  await open(customer.page, `/track-order?order=${order.orderNumber}`);
  await open(visitor.page, `/track-order?order=${order.orderNumber}`);
  await open(colleague.page, `/admin/orders?q=${order.orderNumber}`);
  const news = ({ page }: Visit) => page.getByText(/^Your order has left our warehouse/);
  const newsBefore = await news(visitor).count();
  let loads = 0;
  for (const { page } of [customer, visitor, colleague]) page.on('load', () => (loads += 1));

  await admin.page.goto(`/admin/orders?q=${order.orderNumber}`);
  await admin.page
    .getByRole('row', { name: order.orderNumber })
    .getByRole('combobox', { name: /status/i })
    .selectOption({ label: 'Shipped' });

  await news(customer).nth(newsBefore).waitFor();
  await news(visitor).nth(newsBefore).waitFor();
  await colleague.page.getByRole('table').getByText('Shipped').waitFor();
  await expect.poll(() => unreadOf(customer.page)).toBeGreaterThan(0);

  await customer.page.getByRole('button', { name: /^Delivery updates/ }).click();
  const first = customer.page.getByRole('listitem').filter({ hasText: order.orderNumber }).first();
  await first.getByText(`Your order ${order.orderNumber} has been shipped.`).waitFor();
  await setStatus(admin, order, 'out_for_delivery');
  await customer.page.getByText(`Your order ${order.orderNumber} is out for delivery.`).waitFor();
  await expectAccessible(customer.page);
  await customer.page.getByRole('button', { name: 'Mark all read' }).click();
  await expect.poll(() => unreadOf(customer.page)).toBe(0);
  expect(loads).toBe(0);
  expect([...customer.complaints, ...visitor.complaints, ...colleague.complaints]).toEqual([]);
});

test('a browser has one connection whatever the number of its tabs, and another tab takes over when one is closed', async () => {
  const admin = await asAdmin();
  const { page, context } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Customer');
  const order = await newestOrder(page);
  await setStatus(admin, order, 'processing');
  await page.close();

  const connections = watchConnections(context);
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()];
  for (const tab of tabs) await open(tab, '/about');
  await expect.poll(connections.open).toBe(1);
  expect(connections.opened()).toBe(1);

  await setStatus(admin, order, 'shipped');
  const telling = `Your order ${order.orderNumber} has been shipped.`;
  for (const tab of tabs) await expect.poll(() => unreadOf(tab)).toBeGreaterThan(0);
  await expect.poll(async () => (await newestNotification(context)).message).toBe(telling);
  await context.request.post('/api/notifications/read-all');
  for (const tab of tabs) await expect.poll(() => unreadOf(tab)).toBe(0);

  await tabs.shift()?.close();
  await expect.poll(connections.opened).toBe(2);
  await setStatus(admin, order, 'out_for_delivery');
  for (const tab of tabs) await expect.poll(() => unreadOf(tab)).toBe(1);
  expect(connections.opened()).toBe(2);
});

test('a logout in one tab ends the connection and the bell in the others', async () => {
  const { page, context } = await visit({ viewport: DESKTOP });
  await signIn(page, 'Customer');
  const other = await context.newPage();
  await open(other, '/about');
  await other.getByRole('button', { name: /^Delivery updates/ }).waitFor();
  const connections = watchConnections(context);
  await page.request.post('/api/logout');
  await other.getByRole('button', { name: /^Delivery updates/ }).waitFor({ state: 'detached' });
  await expect.poll(connections.open).toBeLessThanOrEqual(0);
});

test('visitors have no connection but on a tracking page', async () => {
  const { page, context } = await visit();
  const connections = watchConnections(context);
  await open(page, '/');
  await open(page, '/track-order');
  expect(connections.opened()).toBe(0);
});

test('after the connection was lost the page reads again what it missed', async () => {
  const admin = await asAdmin();
  const customer = await visit({ viewport: DESKTOP });
  await enterAs(customer.page, 'Customer');
  const order = await newestOrder(customer.page);
  await setStatus(admin, order, 'processing');
  await open(customer.page, `/track-order?order=${order.orderNumber}`);
  await customer.context.setOffline(true);
  await setStatus(admin, order, 'delivered');
  await customer.context.setOffline(false);
  await customer.page.getByRole('button', { name: 'Confirm Delivery' }).waitFor();
});
