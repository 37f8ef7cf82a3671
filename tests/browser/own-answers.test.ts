import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';

const visit = openBrowser();

type Visited = Awaited<ReturnType<typeof visit>>['page'];

async function openAnswers(): Promise<Visited> {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/admin/search?tab=answers');
  return page;
}

const itemOf = (page: Visited, question: string) =>
  page.locator('li').filter({ has: page.locator('summary').getByText(question, { exact: true }) });

const QUESTION = 'Are your fitters insured?';
const ANSWER = 'Yes, for five million pounds. The certificate comes with the quote.';

test('what a customer asked, the owner answers once, and the next customer is told by the chat and reads it on the contact page', async () => {
  const customer = await visit({ viewport: PHONE });
  await open(customer.page, '/contact');
  await customer.page.getByLabel('Name', { exact: true }).fill('Village hall');
  await customer.page.getByLabel('Email', { exact: true }).fill('hall@example.com');
  await customer.page.getByLabel('Contact number').fill('01134960101');
  await customer.page.getByLabel('Subject').fill('Insurance');
  await customer.page.getByLabel('Message').fill(`${QUESTION}\nOur council asks.`);
  await customer.page.getByRole('button', { name: 'Send message' }).click();
  await customer.page.getByRole('heading', { name: 'Message sent' }).waitFor();

  const owner = await visit({ viewport: DESKTOP });
  await enterAs(owner.page, 'Admin');
  await open(owner.page, '/admin/messages');
  await owner.page
    .getByRole('link', { name: /Insurance/ })
    .first()
    .click();
  await owner.page.getByRole('link', { name: 'answer it once' }).click();
  const form = owner.page.locator('form').filter({ has: owner.page.getByRole('button', { name: 'Add answer' }) });
  await expect.poll(() => form.getByLabel('Question').inputValue()).toBe(QUESTION);
  // What is missing is said beside its field, and what was typed stays.
  await form.getByLabel('Other words for it').fill('x'.repeat(201));
  await form.getByLabel('Answer', { exact: false }).last().fill(ANSWER);
  await form.getByRole('button', { name: 'Add answer' }).click();
  await form.getByText('A wording can be at most 200 characters').waitFor();
  expect(await form.getByLabel('Question').inputValue()).toBe(QUESTION);
  await form.getByLabel('Other words for it').fill('public liability of your installers');
  await form.getByRole('button', { name: 'Add answer' }).click();
  await owner.page.getByRole('heading', { name: '1 answer' }).waitFor();
  await expectAccessible(owner.page);

  const { page } = customer;
  await open(page, '/');
  await page.getByRole('button', { name: 'Open the chat assistant' }).click();
  await page.locator('#assistant-message').fill('do your installers have public liability');
  await page.keyboard.press('Enter');
  await page.getByText(ANSWER).waitFor();
  await page.getByRole('link', { name: QUESTION }).click();
  await expect.poll(() => page.locator('details[open]').textContent()).toContain(ANSWER);
  await expectAccessible(page);

  // Changed and deleted where it was written; the contact page follows at once.
  await owner.page.getByText(QUESTION, { exact: true }).click();
  await owner.page.getByRole('button', { name: `Delete the answer to ‘${QUESTION}’` }).click();
  await owner.page.getByRole('heading', { name: '0 answers' }).waitFor();
  await open(page, '/contact');
  expect(await page.getByText(QUESTION).count()).toBe(0);
});

const answerOf = (page: Visited, question: string) => itemOf(page, question).getByRole('textbox', { name: 'Answer' });

test('of two owners who change one answer the second reads what it says by now, and loses nothing that was typed', async () => {
  const first = await openAnswers();
  const question = 'Do you lease screens?';
  await first.getByLabel('Question').first().fill(question);
  await first.getByLabel('Answer', { exact: false }).first().fill('No.');
  await first.getByRole('button', { name: 'Add answer' }).click();
  await first.getByText('Answer added').waitFor();
  const second = await openAnswers();
  for (const [page, answer] of [
    [first, 'Yes, from £2,000.'],
    [second, 'Yes, for three years.'],
  ] as const) {
    await itemOf(page, question).locator('summary').click();
    await answerOf(page, question).fill(answer);
    await itemOf(page, question).getByRole('button', { name: 'Save answer' }).click();
    if (page === first) await page.getByText('Answer saved').waitFor();
  }
  const notice = second.getByRole('alert').filter({ hasText: 'Changed by somebody else' });
  await notice.getByText('Yes, from £2,000.').waitFor();
  const typed = answerOf(second, question);
  expect(await typed.inputValue()).toBe('Yes, for three years.');
  await expectAccessible(second);
  // Who has read it may put other words in its place, and goes on from there.
  await itemOf(second, question).getByRole('button', { name: 'Save answer' }).click();
  await second.getByText('Answer saved').waitFor();
  await itemOf(second, question).locator('summary').click();
  await typed.fill('Yes, for five years.');
  await itemOf(second, question).getByRole('button', { name: 'Save answer' }).click();
  const said = async () => (await first.request.get('/api/answers')).text();
  await expect.poll(said).toContain('Yes, for five years.');
  expect(await notice.count()).toBe(0);
});

test('what is typed for a new answer is there after another one was deleted', async () => {
  const owner = await openAnswers();
  const question = owner.getByLabel('Question').first();
  await question.fill('Do you hire out screens?');
  await owner.getByLabel('Answer', { exact: false }).first().fill('No.');
  await owner.getByRole('button', { name: 'Add answer' }).click();
  await owner.getByText('Answer added').waitFor();
  await expect.poll(() => question.inputValue()).toBe('');
  await question.fill('Do you buy old screens?');
  await itemOf(owner, 'Do you hire out screens?').locator('summary').click();
  await owner.getByRole('button', { name: 'Delete the answer to ‘Do you hire out screens?’' }).click();
  await owner.getByText('Answer deleted').waitFor();
  expect(await question.inputValue()).toBe('Do you buy old screens?');
});
