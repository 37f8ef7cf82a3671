import { parseArgs } from 'node:util';
import { type Break, type BreakOutcome, type BrokenShop, breakRound } from '../tests/faults/broken-database.ts';
import { ask, stockUp } from '../tests/faults/crash.ts';
import { startInstance } from '../tests/faults/instances.ts';
import { until } from '../tests/faults/running-shop.ts';
import { type Mailbox, openMailbox } from '../tests/support/mailbox.ts';
import { openOwnPostgres } from '../tests/support/own-postgres.ts';
import { openPooler } from '../tests/support/pgbouncer.ts';
import { percentile } from './percentile.ts';
import { machine, writeResults } from './results.ts';
import { table } from './table.ts';

const AWAY_MS = 60_000;
const POOLED_CONNECTIONS = 20;
// What a killed process had claimed is sent by another one three minutes later.
const MAIL_PATIENCE_MS = 300_000;
const RESTARTS: Break[] = ['restart -m fast', 'restart -m immediate'];
const KILLS: Break[] = ['kill -9 of an instance', 'kill -9 of the database', 'kill -9 of an instance'];

interface Asked {
  restarts: number;
  kills: number;
  awayMs: number;
  pooler: boolean;
}

/**
 * Breaks what the shop stands on under 8 buyers at two instances: the database restarts, an instance or the database is killed,
 * connections end, the server freezes and is away for a minute. With `--pooler` all of it behind PgBouncer. Fails when a process
 * ends that was not killed, an answer is a 500, an order is lost or doubled, or an e-mail is lost.
 */
export async function benchFaults(...args: string[]): Promise<number> {
  const asked = readArguments(args);
  const startedAt = new Date();
  const runsOn = machine();
  const { shop, mailbox, close } = await openBrokenShop(asked);
  process.once('SIGTERM', () => close().finally(() => process.exit(130)));
  const rounds: BreakOutcome[] = [];
  let mail: MailOutcome;
  try {
    for (const [how, awayMs] of planOf(asked)) {
      const outcome = await breakRound(shop, how, awayMs);
      rounds.push(outcome);
      console.log(`· ${how}, ${awayMs} ms: ${outcome.faults.length ? outcome.faults.join(' ') : 'nothing lost'}`);
    }
    mail = await compareMail(rounds, mailbox);
  } finally {
    await close();
  }
  const summary = { ...summarise(rounds), ...mail };
  console.log(`\n${describe(rounds)}\n\n${JSON.stringify(summary)}`);
  const results = { bench: 'faults', machine: runsOn, asked, summary, rounds };
  console.log(`Written to ${await writeResults(startedAt, results)}`);
  return summary.faults + mail.mailLost > 0 ? 1 : 0;
}

function readArguments(args: string[]): Asked {
  const options = {
    restarts: { type: 'string', default: '50' },
    kills: { type: 'string', default: '100' },
    away: { type: 'string', default: String(AWAY_MS) },
    pooler: { type: 'boolean', default: false },
  } as const;
  const { restarts, kills, away, pooler } = parseArgs({ args, options }).values;
  const numbers = [restarts, kills, away].map(Number);
  if (numbers.some((number) => !Number.isInteger(number) || number < 0))
    throw new Error('How many? --restarts, --kills and --away (in milliseconds) are whole numbers.');
  return { restarts: Number(restarts), kills: Number(kills), awayMs: Number(away), pooler };
}

function planOf({ restarts, kills, awayMs }: Asked): [how: Break, awayMs: number][] {
  const inTurns = (ways: Break[], count: number, longest: number) =>
    Array.from({ length: count }, (_, index): [Break, number] => [
      ways[index % ways.length] as Break,
      Math.round(Math.random() * longest),
    ]);
  return [
    ...inTurns(RESTARTS, restarts, 2_000),
    ...inTurns(KILLS, kills, 0),
    ['pg_terminate_backend', 3_000],
    ['freeze', 15_000],
    ['restart -m fast', awayMs],
  ];
}

async function openBrokenShop({ pooler }: Asked) {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const one of closing.splice(0).reverse()) await one();
  };
  try {
    const postgres = await openOwnPostgres({ isDurable: true });
    closing.push(() => postgres.remove());
    const mailbox = await openMailbox();
    closing.push(() => mailbox.close());
    const settings: Record<string, string> = {
      ...{ DATABASE_URL: postgres.url, SMTP_URL: mailbox.url, PUBLIC_URL: 'http://127.0.0.1:3000' },
      MAIL_FROM: 'shop@brightfront.example',
    };
    if (pooler) {
      const pgbouncer = await openPooler(postgres.url, POOLED_CONNECTIONS);
      closing.push(() => pgbouncer.close());
      Object.assign(settings, { DATABASE_URL: pgbouncer.url, DATABASE_DIRECT_URL: postgres.url });
    }
    const start = () => startInstance(settings.DATABASE_URL ?? '', settings);
    const instances = [await start(), await start()];
    closing.push(() => Promise.all(shop.instances.map((instance) => instance.stop())));
    const shop: BrokenShop = { postgres, instances, settings, wares: await stockUp(postgres.url) };
    await ask(postgres.url, (client) =>
      client.query(`insert into settings (key, value) values ('mail', '{"perHour": 1000000, "resetsPerHour": 1000000}')
        on conflict (key) do update set value = excluded.value`),
    );
    return { shop, mailbox, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface MailOutcome {
  /** Buyers whose order was confirmed and who never got its receipt. */
  mailLost: number;
  /** Receipts that came once more: their process died between the mail server's acceptance and the note of it. */
  mailTwice: number;
}

async function compareMail(rounds: readonly BreakOutcome[], mailbox: Mailbox): Promise<MailOutcome> {
  const buyers = rounds.flatMap(({ acknowledged }) => acknowledged);
  const lost = () => {
    const reached = new Set(receiversOf(mailbox));
    return buyers.filter((buyer) => !reached.has(buyer)).length;
  };
  await until(() => lost() === 0, MAIL_PATIENCE_MS);
  const messages = mailbox.received.map(({ messageId }) => messageId);
  return { mailLost: lost(), mailTwice: messages.length - new Set(messages).size };
}

function receiversOf({ received }: Mailbox): string[] {
  return received.flatMap(({ to = [] }) => to.flatMap(({ address }) => address ?? []));
}

function summarise(rounds: readonly BreakOutcome[]) {
  const sum = (of: (round: BreakOutcome) => number) => rounds.reduce((total, round) => total + of(round), 0);
  const firstGood = rounds.map(({ firstGoodMs }) => firstGoodMs).sort((a, b) => a - b);
  return {
    breaks: rounds.length,
    acknowledged: sum(({ acknowledged }) => acknowledged.length),
    answers503: sum(({ statuses }) => statuses[503] ?? 0),
    answers500: sum(({ statuses }) => statuses[500] ?? 0),
    faults: sum(({ faults }) => faults.length),
    medianFirstGoodMs: percentile(firstGood, 50),
    longestFirstGoodMs: percentile(firstGood, 100),
  };
}

function describe(rounds: readonly BreakOutcome[]): string {
  const titles = ['break', 'acknowledged', '503', '500', 'first good ms', 'faults'];
  return table(
    titles,
    rounds.map(({ how, acknowledged, statuses, firstGoodMs, faults }) => [
      how,
      acknowledged.length,
      statuses[503] ?? 0,
      statuses[500] ?? 0,
      firstGoodMs,
      faults.length,
    ]),
  );
}
