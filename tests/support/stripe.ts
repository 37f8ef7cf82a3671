import { randomBytes } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const STRIPE_SECRET = 'sk_test_standin_4eC39HqLyjWDarjtT1zdp7dc';
const WEBHOOK_SECRET = 'whsec_standin_7Yx2kq0b1N';

/** The keys alone, for a shop that sends nothing to Stripe. */
export const stripeKeys = { STRIPE_SECRET_KEY: STRIPE_SECRET, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET };

export type Json = Record<string, unknown>;
export interface Page extends Json {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  url: string | null;
  expires_at: number;
  success_url: string;
  cancel_url: string;
  metadata: Record<string, string>;
}
export interface Refund extends Json {
  id: string;
  status: 'pending' | 'succeeded' | 'failed';
  amount: number;
  payment_intent: string;
  failure_reason: string | null;
  metadata: Record<string, string>;
}

export interface StripeStandIn {
  url: string;
  /** What a shop needs in its environment to pay here. */
  env: Record<string, string>;
  pages: Map<string, Page>;
  refunds: Map<string, Refund>;
  /** Every request that was carried out and not merely answered again, as `POST /v1/refunds`. */
  done: string[];
  /** How refunds turn out from now on. */
  refundsBecome: Refund['status'];
  /** Out of reach (the connection breaks off), out of order (500), or well. */
  health: 'well' | 'away' | 'broken';
  pageOf(url: string): Page;
  /** The shopper pays on the page, or the bank begins to work on it. */
  pay(page: Page, how?: { amount?: number; currency?: string; isSlow?: boolean }): Page;
  expire(page: Page): Page;
  /** A refund that is made at Stripe itself. */
  refundByHand(page: Page, amount: number): Refund;
}

/** Speaks the part of Stripe's API that the shop uses, in its own shapes, on loopback. It ends with the process. */
export async function openStripe(port = 0): Promise<StripeStandIn> {
  const answers = new Map<string, { request: string; status: number; body: Json }>();
  const standIn: StripeStandIn = {
    url: '',
    env: {},
    pages: new Map(),
    refunds: new Map(),
    done: [],
    refundsBecome: 'succeeded',
    health: 'well',
    pageOf: (url) => {
      const page = standIn.pages.get(url.split('/').at(-1) ?? '');
      if (!page) throw new Error(`No page of ours: ${url}`);
      return page;
    },
    pay: (page, { amount, currency, isSlow } = {}) =>
      Object.assign(page, {
        status: 'complete',
        payment_status: isSlow ? 'unpaid' : 'paid',
        payment_intent: page.payment_intent ?? newId('pi'),
        url: null,
        ...(amount !== undefined && { amount_total: amount }),
        ...(currency !== undefined && { currency }),
      }),
    expire: (page) => Object.assign(page, { status: 'expired', url: null }),
    refundByHand: (page, amount) => addRefund(standIn, { payment_intent: page.payment_intent, amount }),
  };
  const server = http.createServer(async (request, response) => {
    if (standIn.health === 'away') return void request.socket.destroy();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const text = await textOf(request);
    if (pathname.startsWith('/pay/')) return void servePage(standIn, pathname, request.method ?? 'GET', response);
    const name = `${request.method} ${pathname}`;
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? answers.get(key) : undefined;
    const { status, body } =
      known === undefined
        ? answerTo(standIn, request, name, request.method === 'GET' ? searchParams : new URLSearchParams(text))
        : known.request === `${name} ${text}`
          ? known
          : no('idempotency_error', 'Keys for idempotent requests can only be used with the same parameters.');
    if (typeof key === 'string' && !known && status < 500)
      answers.set(key, { request: `${name} ${text}`, status, body });
    const replayed = known ? { 'idempotent-replayed': 'true' } : {};
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req'), ...replayed });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  server.unref();
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  standIn.env = { ...stripeKeys, STRIPE_API_BASE: standIn.url };
  return standIn;
}

interface Answer {
  status: number;
  body: Json;
}

function answerTo(standIn: StripeStandIn, request: IncomingMessage, name: string, form: URLSearchParams): Answer {
  if (standIn.health === 'broken') return { status: 500, body: { error: { type: 'api_error', message: 'Sorry' } } };
  if (request.headers.authorization !== `Bearer ${STRIPE_SECRET}`) {
    return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } };
  }
  standIn.done.push(name);
  const [kind = '', second = '', third = '', fourth = ''] = name.replace(/^\w+ \/v1\//, '').split('/');
  if (name === 'POST /v1/checkout/sessions') return createPage(standIn, form);
  if (kind === 'checkout') return aboutPage(standIn, name.startsWith('POST') ? fourth : '', third, form);
  if (name === 'POST /v1/refunds') return createRefund(standIn, form);
  if (name === 'GET /v1/refunds') {
    const data = [...standIn.refunds.values()].filter((refund) => refund.payment_intent === form.get('payment_intent'));
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } };
  }
  const refund = kind === 'refunds' ? standIn.refunds.get(second) : undefined;
  return refund ? { status: 200, body: refund } : missing(name);
}

function createPage({ pages, url }: StripeStandIn, form: URLSearchParams): Answer {
  const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
  const currency = form.get('line_items[0][price_data][currency]') ?? '';
  if (amount < 30) return no('invalid_request_error', 'Amount must be at least £0.30 gbp', 'amount_too_small');
  const seconds = Number(form.get('expires_at')) - Date.now() / 1000;
  if (!(seconds >= 30 * 60))
    return no('invalid_request_error', 'The expires_at timestamp must be at least 30 minutes from now');
  const id = newId('cs_test');
  const page: Page = {
    id,
    object: 'checkout.session',
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: amount,
    amount_subtotal: amount,
    currency,
    client_reference_id: form.get('client_reference_id'),
    customer_email: form.get('customer_email'),
    metadata: hashOf(form, 'metadata'),
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    expires_at: Number(form.get('expires_at')),
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    url: `${url}/pay/${id}`,
  };
  pages.set(id, page);
  return { status: 200, body: page };
}

function aboutPage(standIn: StripeStandIn, task: string, id: string, form: URLSearchParams): Answer {
  const page = standIn.pages.get(id);
  if (!page) return missing(`checkout session: '${id}'`);
  if (task === 'expire') {
    if (page.status !== 'open')
      return no('invalid_request_error', 'Only Checkout Sessions with a status of open can be expired');
    return { status: 200, body: standIn.expire(page) };
  }
  if (form.get('expand[0]') !== 'payment_intent' || !page.payment_intent) return { status: 200, body: page };
  const status =
    page.payment_status === 'paid' ? 'succeeded' : page.isRefused ? 'requires_payment_method' : 'processing';
  return {
    status: 200,
    body: { ...page, payment_intent: { id: page.payment_intent, object: 'payment_intent', status } },
  };
}

function createRefund(standIn: StripeStandIn, form: URLSearchParams): Answer {
  const payment_intent = form.get('payment_intent');
  const page = [...standIn.pages.values()].find((one) => one.payment_intent === payment_intent);
  if (!page) return missing(`payment_intent: '${payment_intent}'`);
  const left = page.amount_total - refundedOf(standIn, page);
  const amount = form.has('amount') ? Number(form.get('amount')) : left;
  if (left === 0) return no('invalid_request_error', 'Charge has already been refunded.', 'charge_already_refunded');
  if (amount > left) return no('invalid_request_error', 'Refund amount is greater than unrefunded amount on charge');
  return { status: 200, body: addRefund(standIn, { payment_intent, amount, metadata: hashOf(form, 'metadata') }) };
}

function addRefund(standIn: StripeStandIn, parts: Json): Refund {
  const refund = {
    id: newId('re'),
    object: 'refund',
    status: standIn.refundsBecome,
    currency: 'gbp',
    failure_reason: standIn.refundsBecome === 'failed' ? 'expired_or_canceled_card' : null,
    metadata: {},
    created: Math.floor(Date.now() / 1000),
    ...parts,
  } as unknown as Refund;
  standIn.refunds.set(refund.id, refund);
  return refund;
}

/** What of a payment has gone back. */
export function refundedOf({ refunds }: StripeStandIn, { payment_intent }: Page): number {
  const gone = [...refunds.values()].filter((one) => one.payment_intent === payment_intent && one.status !== 'failed');
  return gone.reduce((sum, { amount }) => sum + amount, 0);
}

function servePage(standIn: StripeStandIn, pathname: string, method: string, response: http.ServerResponse): void {
  const page = standIn.pageOf(pathname);
  if (method === 'POST') {
    standIn.pay(page);
    response.writeHead(303, { location: page.success_url }).end();
    return;
  }
  const amount = (page.amount_total / 100).toFixed(2);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><html lang="en"><title>Pay</title><link rel="icon" href="data:,"><main><h1>Pay £${amount}</h1>
    <form method="post"><button>Pay</button></form><a href="${page.cancel_url}">Back</a></main></html>`);
}

function hashOf(form: URLSearchParams, name: string): Record<string, string> {
  const entries = [...form].filter(([field]) => field.startsWith(`${name}[`));
  return Object.fromEntries(entries.map(([field, value]) => [field.slice(name.length + 1, -1), value]));
}

function missing(what: string): Answer {
  const error = { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` };
  return { status: 404, body: { error } };
}

function no(type: string, message: string, code?: string): Answer {
  return { status: 400, body: { error: { type, message, ...(code && { code }) } } };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}
