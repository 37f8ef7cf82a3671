import { afterAll, expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { watchCardPayments } from '#features/orders/server/door.ts';
import { stripeEvents } from '#features/payments/tables.ts';
import { type BoughtByCard, openCardShop } from '../support/card-shop.ts';
import { stockOf } from '../support/shop-floor.ts';
import type { Page, Refund } from '../support/stripe.ts';
import { chargeOf, disputeOf, eventOf, signedWebhook, WEBHOOK } from '../support/stripe-webhooks.ts';

const { stripe, shop, floor, staff, buy } = await openCardShop(['view_orders']);
afterAll(() => shop.close());

/** What happens to a payment at Stripe, event by event, and how the order must stand in the end. */
interface Story {
  events(page: Page): object[];
  ends: { status: string; paymentStatus: string; net: string; held: number };
}

const GRAND_TOTAL = '358.80';
const paid = { status: 'pending', paymentStatus: 'paid', net: GRAND_TOTAL, held: 0 };
const unpaid = { status: 'cancelled', paymentStatus: 'failed', net: '0.00', held: 0 };
const held = { status: 'pending', paymentStatus: 'pending', net: '0.00', held: 1 };
const page = (kind: string, of: Page) => eventOf(`checkout.session.${kind}`, of);
const noise = (of: Page) => [
  eventOf('payment_intent.succeeded', { id: of.payment_intent, object: 'payment_intent' }),
  eventOf('charge.succeeded', chargeOf(stripe, of)),
];

const back = (of: Page, amount: number, becomes: Refund['status']) => {
  stripe.refundsBecome = becomes;
  const refund = stripe.refundByHand(of, amount);
  const last = becomes === 'failed' ? 'refund.failed' : 'refund.updated';
  return [
    eventOf('refund.created', { ...refund, status: 'pending', failure_reason: null }),
    eventOf(last, refund),
    eventOf('charge.refunded', chargeOf(stripe, of)),
  ];
};

const STORIES: Story[] = [
  { events: (of) => [page('completed', stripe.pay(of)), ...noise(of)], ends: paid },
  {
    events: (of) => [
      page('completed', stripe.pay(of, { isSlow: true })),
      page('async_payment_succeeded', stripe.pay(of)),
      ...noise(of),
    ],
    ends: paid,
  },
  {
    events: (of) => [
      page('completed', stripe.pay(of, { isSlow: true })),
      page('async_payment_failed', Object.assign(of, { isRefused: true })),
    ],
    ends: unpaid,
  },
  { events: (of) => [page('expired', stripe.expire(of))], ends: unpaid },
  { events: (of) => [page('completed', stripe.pay(of, { amount: 100 }))], ends: held },
  { events: (of) => [page('completed', stripe.pay(of, { currency: 'usd' }))], ends: held },
  {
    events: (of) => [
      page('completed', stripe.pay(of)),
      ...back(of, 5_000, 'succeeded'),
      ...back(of, 1_000, 'succeeded'),
    ],
    ends: { ...paid, paymentStatus: 'partially_refunded', net: '298.80' },
  },
  { events: (of) => [page('completed', stripe.pay(of)), ...back(of, 5_000, 'failed')], ends: paid },
  {
    events: (of) => [page('completed', stripe.pay(of)), ...back(of, 35_880, 'succeeded'), ...noise(of)],
    ends: { ...paid, paymentStatus: 'refunded', net: '0.00' },
  },
];
const dispute = (what: string, of: Page, status: string) =>
  eventOf(`charge.dispute.${what}`, disputeOf(of, { status }));
const disputed = (of: Page) => [
  page('completed', stripe.pay(of)),
  dispute('created', of, 'needs_response'),
  dispute('updated', of, 'under_review'),
];
STORIES.push(
  {
    events: (of) => [...disputed(of), dispute('closed', of, 'lost')],
    ends: { ...paid, paymentStatus: 'refunded', net: '0.00' },
  },
  { events: (of) => [...disputed(of), dispute('closed', of, 'won'), ...noise(of)], ends: paid },
);
const UNTOUCHED = { status: 'pending', paymentStatus: 'pending', net: '0.00', held: 0 };
const TOLD = 130;
const DOUBLES = 60;
const FORGED = 10;

test.each([20_261_121, 7])(
  '200 webhooks in random order, 60 of them doubles and 10 forged, end in exactly the right state (seed %i)',
  async (seed) => {
    const random = randomFrom(seed);
    const stock = await stockOf(shop, floor.board);
    const told: { order: BoughtByCard; story: Story }[] = [];
    const events: object[] = [];
    while (events.length < TOLD) {
      const story = STORIES[told.length % STORIES.length] as Story;
      const bought = await buy();
      events.push(...story.events(bought.page));
      told.push({ order: bought, story });
    }
    const untouched = await buy();
    const single = events.slice(0, TOLD);
    const rest = events.slice(TOLD);
    const doubles = Array.from({ length: DOUBLES }, () => single[Math.floor(random() * TOLD)] as object);
    const forged = Array.from({ length: FORGED }, () => page('completed', stripe.pay({ ...untouched.page })));
    const webhooks = shuffled(
      [
        ...[...single, ...doubles].map((event) => signedWebhook(event)),
        ...forged.map((event) => signedWebhook(event, { secret: 'whsec_forged' })),
      ],
      random,
    );
    expect(webhooks).toHaveLength(200);

    const started = performance.now();
    const statuses: number[] = [];
    // Eight at a time, so that twins meet.
    for (let at = 0; at < webhooks.length; at += 8) {
      const sent = webhooks.slice(at, at + 8).map((hook) => shop.fetch(WEBHOOK, { method: 'POST', ...hook }));
      statuses.push(...(await Promise.all(sent)).map(({ status }) => status));
    }
    const took = Math.round(performance.now() - started);
    expect(statuses.filter((status) => status === 200)).toHaveLength(190);
    expect(statuses.filter((status) => status === 400)).toHaveLength(FORGED);
    for (const event of rest) await shop.fetch(WEBHOOK, { method: 'POST', ...signedWebhook(event) });
    // Where a charge told of more than its refunds, these are read at Stripe; nothing else is left to look at.
    await watchCardPayments(shop.context);

    for (const { order: bought, story } of told)
      expect(await standingOf(bought.id), JSON.stringify(bought)).toEqual(story.ends);
    expect(await standingOf(untouched.id)).toEqual(UNTOUCHED);
    const gone = told.filter(({ story }) => story.ends.status !== 'cancelled').length + 1;
    expect(await stockOf(shop, floor.board)).toBe(stock - gone);
    const waiting = (await shop.context.db.select().from(stripeEvents)).filter(({ outcome }) => outcome === 'waiting');
    expect(waiting).toEqual([]);
    process.stdout.write(`webhook storm, seed ${seed}: ${told.length} orders, 200 webhooks in ${took} ms\n`);
  },
);

async function standingOf(id: number): Promise<Story['ends']> {
  const { status, paymentStatus, staff: view } = await staff.get<Order>(`/api/orders/${id}`);
  return { status, paymentStatus, net: view?.refundable ?? '', held: view?.held.length ?? 0 };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((value) => ({ value, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

// Numbers that look random and are the same each time (mulberry32).
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
