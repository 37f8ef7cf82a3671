import type { Page } from 'playwright-core';
import { fillCart } from '../carts.ts';
import { machine, writeResults } from '../results.ts';
import { readShop, stockEverything } from '../shop.ts';
import { table } from '../table.ts';
import { type Measured, openPhone, type Visit } from './phone.ts';

const TIMES = 5;

type Limits = Pick<Measured, 'lcpMs' | 'script' | 'whole'> & Partial<Pick<Measured, 'inputMs' | 'style'>>;
const MOST = { shift: 0.01, inputMs: 120, style: 18_000 };
// Pages that help to choose have a sheet of their own beside the shop's.
const HELPS = { ...limits(1_800, 160, 450), inputMs: 100, style: 18_000 + 15_000 };
const pages: { name: string; most: Limits; visit: Omit<Visit, 'cookie'>; hasCart?: boolean }[] = [
  { name: 'home', most: limits(1_800, 140, 450), visit: { path: '/', act: addToCart } },
  { name: 'search', most: limits(1_800, 150, 450), visit: { path: '/search?q=menu+board', act: filter } },
  {
    name: 'product',
    most: limits(1_800, 140, 450),
    visit: { path: '/products/2/counter-43-menu-board', act: addToCart },
  },
  { name: 'checkout', most: limits(2_200, 190, 350), visit: { path: '/checkout', act: typeIntoField }, hasCart: true },
  {
    name: 'guide',
    most: HELPS,
    visit: { path: '/guide?place=wall&metres=6&light=room&shows=menu&lines=12', act: answerHours },
  },
  {
    name: 'LED wall',
    most: HELPS,
    visit: { path: '/led-wall?width=3&height=2&unit=m&place=indoors&nearest=3&hours=12', act: widenWall },
  },
];

/**
 * What the pages that sell and those that help to choose cost a buyer on a slow phone and a slow line: medians of five visits with an empty
 * cache. Fails when one of them costs more than was promised.
 */
export async function benchPages(): Promise<number> {
  const startedAt = new Date();
  const shop = readShop();
  const wares = await stockEverything(shop);
  const phone = await openPhone();
  const measured: { name: string; figures: Measured; tooMuch: string[] }[] = [];
  for (const { name, most, visit, hasCart } of pages) {
    const rounds: Measured[] = [];
    // The first visit only warms the server: the sizes of a picture are made on the first request.
    for (let round = 0; round <= TIMES; round++) {
      const cookie = hasCart ? await fillCart(shop.url, wares.slice(0, 2)) : undefined;
      const figures = await phone.measure(shop.url, { ...visit, cookie });
      if (round > 0) rounds.push(figures);
    }
    const figures = medians(rounds);
    measured.push({ name, figures, tooMuch: whatIsTooMuch(figures, { ...MOST, ...most }) });
  }
  await phone.close();
  console.log(`\n${describe(measured)}`);
  const file = await writeResults(startedAt, { bench: 'pages', machine: machine(), times: TIMES, pages: measured });
  console.log(`\nWritten to ${file}`);
  for (const { name, tooMuch } of measured)
    if (tooMuch.length) console.log(`${name}: more than promised: ${tooMuch.join(', ')}`);
  return measured.some(({ tooMuch }) => tooMuch.length > 0) ? 1 : 0;
}

function limits(lcpMs: number, scriptKb: number, wholeKb: number): Limits {
  return { lcpMs, script: scriptKb * 1_000, whole: wholeKb * 1_000 };
}

async function addToCart(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Add to Cart/ }).first();
  await button.tap();
  await page
    .getByText('Added to cart')
    .first()
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined);
}

async function filter(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).tap();
  await page.waitForTimeout(500);
}

async function typeIntoField(page: Page): Promise<void> {
  const field = page.locator('main input[type="email"], main input[type="text"]').first();
  await field.tap();
  await field.pressSequentially('sam@cafe.example', { delay: 30 });
}

async function answerHours(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^16 hours/ }).tap();
  await page.waitForURL(/hours=16/);
}

async function widenWall(page: Page): Promise<void> {
  const width = page.getByLabel('Width');
  await width.tap();
  await width.press('End');
  await width.pressSequentially('.5', { delay: 30 });
  await page.getByText('7 × 4 = 28').waitFor();
}

function medians(rounds: readonly Measured[]): Measured {
  const median = (name: keyof Measured) => {
    const sorted = rounds.map((round) => round[name]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return {
    lcpMs: Math.round(median('lcpMs')),
    shift: Number(median('shift').toFixed(4)),
    inputMs: Math.round(median('inputMs')),
    script: median('script'),
    style: median('style'),
    whole: median('whole'),
  };
}

function whatIsTooMuch(figures: Measured, most: Measured): string[] {
  return (Object.keys(most) as (keyof Measured)[]).filter((name) => figures[name] > most[name]);
}

function describe(measured: readonly { name: string; figures: Measured }[]): string {
  const kb = (bytes: number) => Number((bytes / 1_000).toFixed(1));
  return table(
    ['page', 'LCP ms', 'shift', 'input ms', 'script kB', 'style kB', 'whole kB'],
    measured.map(({ name, figures: { lcpMs, shift, inputMs, script, style, whole } }) => [
      name,
      lcpMs,
      shift,
      inputMs,
      kb(script),
      kb(style),
      kb(whole),
    ]),
  );
}
