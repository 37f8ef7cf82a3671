import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ShopAnswer } from '#features/answers/contract.ts';
import { answers } from '#features/answers/tables.ts';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { auditLog } from '#features/audit/tables.ts';
import { createProduct } from '#features/catalogue/server/door.ts';
import { rateLimits } from '#platform/tables.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';

let shop: TestShop;
let owner: Visitor;

beforeAll(async () => {
  shop = await openTestShop();
  owner = await signedIn(shop, 'admin');
  await createProduct(shop.context.db, {
    ...{ name: 'Counter 43 menu board', price: 45_000, category: 'Digital Menu Boards', stockQuantity: 5 },
    specs: { screenSizeInches: 43, brightnessNits: 350 },
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const { id } of await read()) await owner.delete(`/api/answers/${id}`);
  await shop.context.db.delete(rateLimits);
});

const INSURED = {
  question: 'Are your fitters insured?',
  alsoAsked: ['do you have public liability cover', 'insurance certificate of your installers'],
  answer: 'Yes: five million pounds of public liability. We send the certificate with the quote.',
};

const add = async (body: object = INSURED) => {
  const answer = await owner.post<ShopAnswer>('/api/answers', body);
  expect(answer.status).toBe(201);
  return answer.body;
};
const read = () => shop.visitor().get<ShopAnswer[]>('/api/answers');
const ask = async (message: string, before: string | null = null) =>
  (await shop.visitor().post<AssistantAnswer>('/api/assistant', { message, before })).body;
const errorsOf = ({ body }: { body: unknown }) => (body as Problem).errors ?? {};

test('what the owner has answered once, everybody can read, and nobody else can write', async () => {
  const added = await add();
  expect(await read()).toEqual([added]);
  const manager = await signedIn(shop, 'employer', ['manage_products', 'manage_customers']);
  for (const visitor of [shop.visitor(), manager]) {
    const refused = await visitor.post('/api/answers', { question: 'Why?', answer: 'So.' });
    expect([401, 403]).toContain(refused.status);
  }
  expect(await read()).toEqual([added]);
});

test('an answer without a question, or longer than can be read, is refused beside its field, and nothing is stored', async () => {
  const wrong: [object, string][] = [
    [{ ...INSURED, question: ' ' }, 'question'],
    [{ ...INSURED, question: 'x'.repeat(201) }, 'question'],
    [{ ...INSURED, answer: '' }, 'answer'],
    [{ ...INSURED, answer: 'x'.repeat(1001) }, 'answer'],
    [{ ...INSURED, alsoAsked: Array.from({ length: 13 }, (_, at) => `wording ${at}`) }, 'alsoAsked'],
    [{ ...INSURED, alsoAsked: ['fine', 'x'.repeat(201)] }, 'alsoAsked.1'],
  ];
  for (const [body, field] of wrong) {
    const refused = await owner.post('/api/answers', body);
    expect(refused.status).toBe(400);
    expect(Object.keys(errorsOf(refused))).toEqual([field]);
  }
  expect(await read()).toEqual([]);
});

test('a question stands once, however it is written, and a wording that repeats it is left out', async () => {
  const { id } = await add({ ...INSURED, alsoAsked: ['ARE YOUR FITTERS INSURED?', 'covered?', 'Covered?'] });
  expect((await read())[0]?.alsoAsked).toEqual(['Covered?']);
  const twice = await owner.post('/api/answers', { ...INSURED, question: 'are your FITTERS insured?' });
  expect(twice.status).toBe(400);
  expect(errorsOf(twice).question?.[0]).toContain('has an answer already');
  // It may be written otherwise where it stands.
  expect((await owner.put(`/api/answers/${id}`, { ...INSURED, question: 'ARE your fitters insured?' })).status).toBe(
    200,
  );
});

test('two owners who add the same question at once leave one answer', async () => {
  const both = await Promise.all([owner.post('/api/answers', INSURED), owner.post('/api/answers', INSURED)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect(await read()).toHaveLength(1);
});

test('of two owners who change one answer the second is told what it says by now, and nothing is written over unread', async () => {
  const { id, version } = await add();
  const first = await owner.put<ShopAnswer>(`/api/answers/${id}`, { ...INSURED, answer: 'Ten million.', version });
  expect([first.status, first.body.version]).toEqual([200, version + 1]);
  const second = await owner.put<Problem>(`/api/answers/${id}`, { ...INSURED, answer: 'Two million.', version });
  expect([second.status, second.body.title, second.body.now]).toEqual([409, 'Changed by somebody else', first.body]);
  const deleted = await owner.delete(`/api/answers/${id}?version=${version}`);
  expect(deleted.status).toBe(409);
  expect(await read()).toEqual([first.body]);
  // Who has read it may.
  const again = { ...INSURED, answer: 'Two million.', version: version + 1 };
  expect((await owner.put(`/api/answers/${id}`, again)).status).toBe(200);
  expect((await owner.delete(`/api/answers/${id}?version=${version + 2}`)).status).toBe(204);
});

test('two owners who save one answer at once: one is told', async () => {
  const { id, version } = await add();
  const both = await Promise.all(
    ['Ten million.', 'Two million.'].map((answer) => owner.put(`/api/answers/${id}`, { ...INSURED, answer, version })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a shop has a hundred answers at most, and is told so', async () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({
    ...{ question: `Question ${at}?`, answer: 'Yes.', changedAt: shop.context.clock.now() },
  }));
  await shop.context.db.insert(answers).values(rows);
  const refused = await owner.post<Problem>('/api/answers', INSURED);
  expect(refused.status).toBe(409);
  expect(refused.body.detail).toBe('A shop can have at most 100 answers.');
});

test('what was changed and deleted is in the audit log, and gone for everybody at once', async () => {
  const { id } = await add();
  await owner.put(`/api/answers/${id}`, { ...INSURED, answer: 'Yes, ten million.' });
  expect((await read())[0]?.answer).toBe('Yes, ten million.');
  expect((await owner.delete(`/api/answers/${id}`)).status).toBe(204);
  expect(await read()).toEqual([]);
  expect((await owner.delete(`/api/answers/${id}`)).status).toBe(404);
  const log = await shop.context.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.recordType, 'answer'))
    .orderBy(desc(auditLog.id))
    .limit(3);
  expect(log.map(({ action }) => action)).toEqual(['answer.deleted', 'answer.changed', 'answer.created']);
});

test.each([
  'Are your fitters insured?',
  'are the fitters insured',
  'Do your installers have public liability insurance?',
  'can you send an insurance certificate of your installers please',
])('the assistant gives the owner’s answer word for word to ‘%s’, with where it stands', async (message) => {
  const { id } = await add();
  const { reply, sources } = await ask(message);
  expect(reply).toBe(INSURED.answer);
  expect(sources).toEqual([{ label: INSURED.question, href: `/contact#answer-${id}` }]);
});

test('that the shop says nothing of what its owner has answered is never said', async () => {
  for (const message of ['our council wants proof your fitting people hold insurance', 'fitters: insured or not??']) {
    expect((await ask(message)).reply, message).not.toBe(INSURED.answer);
    await add();
    expect((await ask(message)).reply, message).toBe(INSURED.answer);
    for (const { id } of await read()) await owner.delete(`/api/answers/${id}`);
  }
});

test.each([
  'Is the Counter 43 insured in transit?',
  'How long is the warranty?',
  'do you deliver to Leeds',
  'What does insurance for a screen in a window cost?',
  'a menu board under £600',
  'where is my order ORD-2026-000001',
])('‘%s’ is another question and is not given it', async (message) => {
  await add();
  expect((await ask(message)).reply).not.toContain('five million');
});

test('without an answer of the owner the same question ends as it did', async () => {
  expect((await ask('Are your fitters insured?')).reply).not.toContain('five million');
});

test('an answer that is deleted is said no more, and a second question is answered by its own', async () => {
  const { id } = await add();
  await add({ question: 'How long does fitting take?', answer: 'Two hours for one screen on a sound wall.' });
  expect((await ask('how long does fitting take', 'Are your fitters insured?')).reply).toContain('Two hours');
  await owner.delete(`/api/answers/${id}`);
  expect((await ask('Are your fitters insured?')).reply).not.toContain('five million');
});
