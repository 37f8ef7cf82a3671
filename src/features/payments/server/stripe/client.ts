import type Stripe from 'stripe';
import type { Config } from '#platform/config.ts';
import { STRIPE_KEYS } from '#platform/half-set.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';

type Keys = Pick<Config, (typeof STRIPE_KEYS)[number] | 'STRIPE_API_BASE'>;

// For a whole answer, twice: a shopper waits for both.
const PATIENCE_MS = 8_000;
const RETRIES = 1;
const clients = new Map<string, Promise<Stripe>>();

/** The environment variables that Stripe needs and that are not set. */
export function missingStripeKeys(config: Keys): string[] {
  return STRIPE_KEYS.filter((name) => !config[name]);
}

/** The origins of Stripe's hosted pages, which the shop's forms may redirect to. */
export function originsToPayOn(config: Keys): string[] {
  if (missingStripeKeys(config).length > 0) return [];
  return ['https://checkout.stripe.com', ...(config.STRIPE_API_BASE ? [new URL(config.STRIPE_API_BASE).origin] : [])];
}

/** Stripe's official client, loaded with the first payment to save memory. */
export function stripeOf(config: Keys): Promise<Stripe> {
  const { STRIPE_SECRET_KEY = '', STRIPE_API_BASE = '' } = config;
  if (missingStripeKeys(config).length > 0) throw cardsAway('Card payment is not set up in this shop.');
  const name = `${STRIPE_API_BASE} ${STRIPE_SECRET_KEY}`;
  const known = clients.get(name) ?? openClient(STRIPE_SECRET_KEY, STRIPE_API_BASE);
  clients.set(name, known);
  return known;
}

async function openClient(key: string, base: string): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  // Over fetch the patience is for the whole answer; otherwise for each piece of it, and one that drips would never end.
  const httpClient = Client.createFetchHttpClient();
  const options = { httpClient, timeout: PATIENCE_MS, maxNetworkRetries: RETRIES, telemetry: false };
  return new Client(key, { ...options, ...placeOf(base) });
}

function placeOf(base: string) {
  if (!base) return {};
  const { protocol, hostname, port } = new URL(base);
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, ...(port && { port: Number(port) }) };
}

/** Whether Stripe has refused a request for good; other errors are worth another try. */
export function isFinalNo(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  const { type, statusCode } = error as { type?: string; statusCode?: number };
  return type === 'StripeInvalidRequestError' && statusCode !== 429 && (statusCode ?? 400) < 500;
}

/** The details of a Stripe error for the log, without personal data. */
export function faultOf(error: unknown): { reason: string; code?: string; requestId?: string } {
  const { type, code, requestId, statusCode } = error as Partial<Stripe.errors.StripeError>;
  return { reason: `${type ?? 'unknown'} ${statusCode ?? ''}`.trim(), code, requestId };
}

const AWAY =
  'Our payment provider cannot be reached just now. Nothing was charged. Please try again in a minute, or choose another way to pay.';

/** The refusal while Stripe is unreachable. */
export function cardsAway(detail = AWAY): Refusal {
  return refuse('cards_away', detail, { headers: { 'Retry-After': '30' } });
}
