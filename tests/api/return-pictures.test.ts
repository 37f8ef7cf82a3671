import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPrivate } from '#features/media/server/door.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard } from '#features/orders/factory.ts';
import type { OrderReturns, Return } from '#features/returns/contract.ts';
import { deletePictureFiles } from '#features/returns/server/return-pictures.ts';
import { returnPictures } from '#features/returns/tables.ts';
import type { Announcement } from '#platform/announcements.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import { announcements } from '#platform/tables.ts';
import { signedIn } from '../support/people.ts';
import { drawPicture, packBomb, takePhotograph } from '../support/pictures.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

type Answered = Return & { detail: string; errors?: Record<string, string[]> };

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor;
let customer: Visitor & { id: number };

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'employer', ['manage_orders']);
  customer = await signedIn(shop, 'public');
});
afterAll(() => shop?.close());
beforeEach(() => shop.context.pool.query('delete from rate_limits'));

async function delivered(visitor: Visitor = customer, overrides: object = { email: undefined }) {
  await fillCart(visitor, [floor.board, 4]);
  const { body } = await order(visitor, floor, { paymentMethodId: floor.card, testCard: approvedCard, ...overrides });
  await staff.put(`/api/orders/${body.order.id}/status`, { status: 'delivered' });
  return body;
}

const embedded = (bytes: Buffer, type = 'jpeg') => `data:image/${type};base64,${bytes.toString('base64')}`;
const ask = ({ id, items }: Order, pictures: unknown, visitor: Visitor = customer, key = '') =>
  visitor.post<Answered>(`/api/orders/${id}/returns${key}`, {
    items: [{ itemId: items[0]?.id, quantity: 1 }],
    reason: 'damaged',
    pictures,
  });
const statusOf = async (visitor: Visitor, url = '') => (await visitor.fetch(url)).status;
const stored = () => shop.context.db.select().from(returnPictures);

describe('what is refused leaves neither a return nor a picture', () => {
  test.each([
    ['four pictures', async () => Array(4).fill(embedded(await drawPicture('jpeg'))), /at most 3 pictures/],
    ['what is no picture', async () => [embedded(Buffer.from('<svg/>'))], /not a PNG or JPEG/],
    ['one picture of two', async () => [embedded(await drawPicture()), embedded(Buffer.from('no'))], /^Picture 2: /],
    ['a drawing', async () => ['data:image/svg+xml;base64,PHN2Zy8+'], /must be a PNG or a JPEG/],
    ['a bomb', async () => [embedded(packBomb(20_000, 20_000), 'png')], /too many pixels/],
    ['an address', async () => ['https://pictures.example/1.jpg'], /must be a PNG or a JPEG/],
  ])('%s', async (_what, pictures, message) => {
    const { order: placed } = await delivered();
    const { status, body } = await ask(placed, await pictures());
    expect(status).toBe(400);
    const [[field = '', [sentence = ''] = []] = []] = Object.entries(body.errors ?? {});
    expect([field.slice(0, 8), sentence]).toEqual(['pictures', expect.stringMatching(message)]);
    expect((await customer.get<OrderReturns>(`/api/orders/${placed.id}/returns`)).returns).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test('more than sixty pictures an hour', async () => {
    const { order: placed } = await delivered();
    const statuses: number[] = [];
    for (let time = 0; time < 21; time++)
      statuses.push((await ask(placed, Array(3).fill('data:image/png;base64,bm8='))).status);
    expect(statuses).toEqual([...Array(20).fill(400), 429]);
  });

  test('a stranger’s request, before any picture is opened', async () => {
    const { order: placed } = await delivered();
    const stranger = await signedIn(shop, 'public');
    expect((await ask(placed, [embedded(packBomb(20_000, 20_000), 'png')], stranger)).status).toBe(404);
  });
});

test('a photograph is drawn afresh: upright, without the place it was taken at, as JPEG', async () => {
  const { order: placed } = await delivered();
  const { status, body } = await ask(placed, [embedded(await takePhotograph()), embedded(await drawPicture(), 'png')]);
  expect([status, body.pictures.length]).toEqual([201, 2]);
  const answer = await customer.fetch(body.pictures[0] ?? '');
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toContain('private');
  const { format, width, height, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([format, width, height, exif]).toEqual(['jpeg', 40, 60, undefined]);
});

test('only the owner and staff who see orders see it; a guest shows the key of the receipt', async () => {
  const guest = shop.visitor();
  const { order: placed, accessKey = '' } = await delivered(guest, {});
  const { body } = await ask(placed, [embedded(await drawPicture('jpeg'))], guest, `?key=${accessKey}`);
  const [url = ''] = body.pictures;
  expect(await statusOf(shop.visitor(), `${url}?key=${accessKey}`)).toBe(200);
  expect(await statusOf(staff, url)).toBe(200);
  const { returns: seen } = await staff.get<OrderReturns>(`/api/orders/${placed.id}/returns`);
  expect(seen[0]?.pictures).toEqual([url]);
  expect(await statusOf(shop.visitor(), url)).toBe(401);
  expect(await statusOf(customer, url)).toBe(404);
  expect(await statusOf(await signedIn(shop, 'employer', ['manage_products']), url)).toBe(404);
  // Nor under an order of one's own, nor among the pictures that everybody may see.
  const { order: own } = await delivered();
  expect(await statusOf(customer, url.replace(`/${placed.id}/`, `/${own.id}/`))).toBe(404);
  const [{ file } = { file: '' }] = (await stored()).slice(-1);
  expect(await statusOf(shop.visitor(), `/media/${file}`)).toBe(404);
});

test('an account that is deleted takes its pictures along, but not the equal one of another', async () => {
  const [leaving, staying] = [await signedIn(shop, 'public'), await signedIn(shop, 'public')];
  const shared = embedded(await drawPicture('jpeg', { colour: '#123' }));
  const only = embedded(await drawPicture('jpeg', { colour: '#321' }));
  await ask((await delivered(leaving)).order, [shared, only], leaving);
  const files = (await stored()).slice(-2).map(({ file }) => file);
  await ask((await delivered(staying)).order, [shared], staying);
  await leaving.fetch(`/api/user/${leaving.id}`, { method: 'DELETE', json: { password: 'Password123!' } });
  expect((await stored()).filter(({ file }) => files.includes(file))).toHaveLength(1);

  const news = (await shop.context.db.select().from(announcements)).find(({ name }) => /pictures_deleted/.test(name));
  const told = news as unknown as Announcement<'return.pictures_deleted'>;
  // As after a crash between the two: it runs twice.
  for (let time = 0; time < 2; time++) {
    await shop.context.db.transaction((tx) => deletePictureFiles({ context: shop.context, tx } as ReactionWork, told));
  }
  const read = await Promise.all(files.map((file) => readPrivate(shop.context, file)));
  expect(read.map((bytes) => bytes !== null)).toEqual([true, false]);
});
