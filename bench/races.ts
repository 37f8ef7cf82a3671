import { randomUUID } from 'node:crypto';
import { buildCheckout } from '#features/orders/factory.ts';
import { placeAgain } from '../tests/faults/buyer.ts';
import { ask, stockUp } from '../tests/faults/crash.ts';
import { fillCart } from './carts.ts';
import { machine, writeResults } from './results.ts';
import { type BenchShop, readShop, stockEverything, type Ware } from './shop.ts';
import { table } from './table.ts';

const ROUNDS = 20;
const BUYERS = 50;
const PIECES = 10;

interface Race {
  apps: number;
  placed: number;
  refused: number;
  /** Answers that were neither. */
  others: number;
  stockLeft: number;
}

/** 50 buyers at once for 10 pieces, first at one app, then at two on one database. Fails when not exactly 10 get one. */
export async function benchRaces(): Promise<number> {
  const startedAt = new Date();
  const runsOn = machine();
  const shop = readShop();
  const { deliveryMethodId, paymentMethodIds } = await stockUp(shop.databaseUrl);
  const checkout = buildCheckout({ deliveryMethodId, paymentMethodId: paymentMethodIds[1] });
  const [ware] = await stockEverything(shop);
  if (!ware) throw new Error('There is nothing to buy.');
  const races: Race[] = [];
  for (const urls of [[shop.url], [shop.url, shop.secondUrl]])
    for (let round = 0; round < ROUNDS; round++) races.push(await race(shop, urls, ware, checkout));
  console.log(`\n${describe(races)}`);
  const file = await writeResults(startedAt, { bench: 'races', machine: runsOn, races });
  console.log(`\nWritten to ${file}`);
  return races.every(isRight) ? 0 : 1;
}

async function race({ databaseUrl }: BenchShop, urls: string[], ware: Ware, body: object): Promise<Race> {
  await ask(databaseUrl, (client) =>
    client.query('update products set stock_quantity = $1 where id = $2', [PIECES, ware.id]),
  );
  const urlOf = (buyer: number) => urls[buyer % urls.length] ?? '';
  const buyers = Array.from({ length: BUYERS }, (_, buyer) => urlOf(buyer));
  const cookies = await Promise.all(buyers.map((url) => fillCart(url, [ware])));
  const answers = await Promise.all(
    cookies.map((cookie, buyer) => placeAgain(urlOf(buyer), { cookie, key: randomUUID(), body })),
  );
  const { rows } = await ask(databaseUrl, (client) =>
    client.query<{ stock: number }>('select stock_quantity as stock from products where id = $1', [ware.id]),
  );
  const count = (status: number) => answers.filter((answer) => answer === status).length;
  const [placed, refused] = [count(201), count(409)];
  const others = BUYERS - placed - refused;
  return { apps: urls.length, placed, refused, others, stockLeft: rows[0]?.stock ?? Number.NaN };
}

function isRight({ placed, refused, stockLeft }: Race): boolean {
  return placed === PIECES && refused === BUYERS - PIECES && stockLeft === 0;
}

// One line for all races that ended alike.
function describe(races: Race[]): string {
  const alike = Map.groupBy(races, (race) => Object.values(race).join());
  const titles = ['apps', 'races', 'placed (201)', 'refused (409)', 'other answers', 'stock left', ''];
  const rows = [...alike.values()].flatMap(([race, ...same]) =>
    race
      ? [
          [
            race.apps,
            same.length + 1,
            race.placed,
            race.refused,
            race.others,
            race.stockLeft,
            isRight(race) ? 'right' : 'WRONG',
          ],
        ]
      : [],
  );
  return table(titles, rows);
}
