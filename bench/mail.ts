import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../tests/faults/crash.ts';
import { type Mailbox, openMailbox } from '../tests/support/mailbox.ts';
import { type Fired, fire } from './fire.ts';
import { liftMailLimits, openCounter, ordering } from './ordering.ts';
import { machine, writeResults } from './results.ts';
import { type BenchShop, readShop } from './shop.ts';
import { table } from './table.ts';
import { untilNothingWaits } from './until-nothing-waits.ts';

const CONNECTIONS = 8;
const BACKLOG = 1_000;
const SLOW_REPLY_MS = 10_000;
const REST_SECONDS = 10;
const WARM_UP_ORDERS = 40;

/**
 * Measures how fast a backlog of messages is sent, and what a mail server that takes ten seconds for each reply does to orders that
 * are placed meanwhile. Fails when a message is missing or came twice. The argument is the number of seconds of each part of orders.
 */
export async function benchMail(seconds = '60'): Promise<number> {
  const startedAt = new Date();
  const runsOn = machine();
  const shop = readShop();
  const mailbox = await openMailbox(Number(process.env.BENCH_SMTP_PORT));
  await wait(REST_SECONDS * 1000);
  const place = await preparePlacing(shop, Number(seconds));
  const perSecond = await drainBacklog(shop, mailbox);
  const before = await place();
  await untilNothingWaits(shop);
  mailbox.answerAfter(SLOW_REPLY_MS);
  const during = await place();
  const waiting = await countQueued(shop);
  mailbox.answerAfter(0);
  await untilNothingWaits(shop);
  const { missing, twice } = await compare(shop, mailbox);
  await mailbox.close();
  const rows = [
    ['quick mail server', ...numbersOf(before)],
    [`${SLOW_REPLY_MS / 1000} s a reply`, ...numbersOf(during)],
  ];
  console.log(`\n${table(['orders with', 'orders', 'p50 ms', 'p99 ms', 'not 2xx'], rows)}\n`);
  console.log(`A backlog of ${BACKLOG} was sent at ${perSecond.toFixed(1)} messages a second.`);
  console.log(
    `${waiting} waited when the mail server was quick again; in the end ${missing} were missing, ${twice} came twice.`,
  );
  const results = { bench: 'mail', machine: runsOn, perSecond, before, during, waiting, missing, twice };
  console.log(`Written to ${await writeResults(startedAt, results)}`);
  return missing + twice + before.not2xx + during.not2xx > 0 ? 1 : 0;
}

async function preparePlacing(shop: BenchShop, seconds: number): Promise<() => Promise<Fired>> {
  const counter = await openCounter(shop);
  await liftMailLimits(shop);
  const place = async (count: number) => fire(shop.url, CONNECTIONS, await ordering(counter, count, CONNECTIONS));
  const warmUp = await place(WARM_UP_ORDERS);
  return () => place(Math.ceil(seconds * warmUp.perSecond));
}

async function drainBacklog(shop: BenchShop, mailbox: Mailbox): Promise<number> {
  await untilNothingWaits(shop);
  const before = mailbox.received.length;
  await ask(shop.databaseUrl, (client) =>
    client.query(
      `insert into emails (message_id, template, recipient, subject, html, text, created_at, next_try_at)
       select '<' || $1 || n || '@bench.example>', 'bench', 'buyer@example.com', 'Backlog', '<p>Hello</p>', 'Hello', now(), now()
       from generate_series(1, $2) n`,
      [randomUUID(), BACKLOG],
    ),
  );
  while (mailbox.received.length === before) await wait(5);
  const startedAt = performance.now();
  await untilNothingWaits(shop);
  return (BACKLOG / (performance.now() - startedAt)) * 1000;
}

const countQueued = (shop: BenchShop) => count(shop, `select count(*) from emails where status = 'queued'`);

function count({ databaseUrl }: BenchShop, query: string): Promise<number> {
  return ask(databaseUrl, async (client) => Number((await client.query<{ count: string }>(query)).rows[0]?.count));
}

/** Each message that counts as sent against what the mail server received. */
async function compare({ databaseUrl }: BenchShop, mailbox: Mailbox): Promise<{ missing: number; twice: number }> {
  const arrived = new Map<string, number>();
  for (const { messageId = '' } of mailbox.received) arrived.set(messageId, (arrived.get(messageId) ?? 0) + 1);
  const { rows } = await ask(databaseUrl, (client) =>
    client.query<{ id: string }>(`select message_id as id from emails where status <> 'kept'`),
  );
  return {
    missing: rows.filter(({ id }) => !arrived.has(id)).length,
    twice: [...arrived.values()].filter((times) => times > 1).length,
  };
}

function numbersOf({ requests, p50, p99, not2xx }: Fired): number[] {
  return [requests, Number(p50.toFixed(1)), Number(p99.toFixed(1)), not2xx];
}
