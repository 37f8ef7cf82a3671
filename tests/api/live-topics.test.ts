import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveTopics } from '#platform/live.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';

// Every topic of `src/live-events.ts`, with all that it says: the compiler holds this to the types, the test to the triggers.
const TOPICS: { [Name in keyof LiveTopics]: Record<keyof LiveTopics[Name], true> } = {
  order: { orderId: true, orderNumber: true, userId: true },
  tracking: { orderId: true, orderNumber: true, userId: true },
  notifications: { userId: true },
  people: {},
  messages: { messageId: true },
  quotes: { quoteId: true, userId: true },
  order_requests: {},
  stock: {},
  session: { sessionId: true },
  rights: { userId: true },
};

interface Teller {
  name: string;
  source: string;
  /** The arguments of its triggers, one each. */
  args: string[];
}

let database: FreshDatabase;
let tellers: Teller[];

beforeAll(async () => {
  database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<Teller>(`
    select proname as name, prosrc as source,
      array(select distinct encode(tgargs, 'escape') from pg_trigger where tgfoid = pg_proc.oid) as args
    from pg_proc where pronamespace = 'public'::regnamespace and prosrc like '%tell_live(%' order by 1`);
  tellers = rows;
  await client.end();
});
afterAll(() => database?.drop());

test('every topic that a trigger says is one of the map, and every one of the map is said by a trigger', () => {
  expect([...new Set(tellers.flatMap(says).map(({ topic }) => topic))].toSorted()).toEqual(
    Object.keys(TOPICS).toSorted(),
  );
});

test('each says exactly what the map says of it', () => {
  const said = tellers.flatMap(says).map(({ topic, members }) => [topic, members]);
  const mapped = Object.entries(TOPICS).map(([topic, members]) => [topic, Object.keys(members).toSorted()]);
  expect(said).not.toEqual([]);
  for (const one of said) expect(mapped).toContainEqual(one);
});

/** What a trigger function says: in its own words, or with a topic that its triggers hand it. */
function says({ source, args }: Teller): { topic: string; members: string[] }[] {
  return [...source.matchAll(/jsonb_build_object\(\s*'about', ('\w+'|TG_ARGV\[0\])([^;]*?)\)\)/g)].flatMap(
    ([, topic = '', rest = '']) => {
      const members = [...rest.matchAll(/'(\w+)'/g)].map(([, member = '']) => member).toSorted();
      const topics = topic.startsWith("'") ? [topic.slice(1, -1)] : args.map((arg) => arg.replace('\\000', ''));
      return topics.map((name) => ({ topic: name, members }));
    },
  );
}
