import { fillCart } from '../carts.ts';
import { machine, writeResults } from '../results.ts';
import { readShop, stockEverything } from '../shop.ts';
import { table } from '../table.ts';
import { type Judged, openLamp, type Scores } from './browser.ts';
import { PUBLIC_PAGES, type PublicPage } from './pages.ts';

const LEAST: Scores = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100 };
/** The speed of one visit varies: a page that seems slow is visited this many times. */
const TIMES = 3;

/**
 * Measures every public page with Lighthouse on a phone profile; a slow page counts with the median of its visits. Fails
 * when a page scores below its limit, or is listed or unlisted by mistake.
 */
export async function benchLighthouse(only = ''): Promise<number> {
  const startedAt = new Date();
  const shop = readShop();
  const wares = await stockEverything(shop);
  const lamp = await openLamp();
  const judged: (Judged & { name: string; faults: string[] })[] = [];
  for (const page of PUBLIC_PAGES.filter(({ name }) => name.includes(only))) {
    const cookie = page.hasCart ? await fillCart(shop.url, wares.slice(0, 2)) : undefined;
    const listing = await faultsOfListing(shop.url, page);
    // The first visit only warms the server: the sizes of a picture are made on the first request.
    await lamp.judge(shop.url, page, cookie);
    const rounds = [await lamp.judge(shop.url, page, cookie)];
    while (isSlow(rounds) && rounds.length < TIMES) rounds.push(await lamp.judge(shop.url, page, cookie));
    const last = rounds.at(-1) as Judged;
    const scores = { ...last.scores, performance: medianSpeed(rounds) };
    const tooLittle = (Object.keys(LEAST) as (keyof Scores)[]).filter((name) => scores[name] < LEAST[name]);
    const faults = [...listing, ...tooLittle.map((name) => `${name} ${scores[name]}`), ...last.findings];
    judged.push({ ...last, name: page.name, scores, faults });
    console.log(`${page.name}: ${Object.values(scores).join(' ')}${faults.map((fault) => `\n  ${fault}`).join('')}`);
  }
  await lamp.close();
  console.log(`\n${describe(judged)}`);
  const file = await writeResults(startedAt, { bench: 'lighthouse', machine: machine(), pages: judged });
  console.log(`\nWritten to ${file}`);
  return judged.some(({ faults }) => faults.length > 0) ? 1 : 0;
}

async function faultsOfListing(url: string, page: PublicPage): Promise<string[]> {
  const answer = await fetch(url + page.path);
  const isUnlisted = /<meta name="robots" content="noindex/.test(await answer.text());
  return [
    ...(answer.status === (page.status ?? 200) ? [] : [`answers ${answer.status}`]),
    ...(isUnlisted === Boolean(page.isUnlisted) ? [] : [`asks ${isUnlisted ? 'not ' : ''}to be listed`]),
  ];
}

function isSlow(rounds: readonly Judged[]): boolean {
  return medianSpeed(rounds) < LEAST.performance || rounds.length === 2;
}

function medianSpeed(rounds: readonly Judged[]): number {
  const sorted = rounds.map(({ scores }) => scores.performance).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function describe(judged: readonly { name: string; scores: Scores }[]): string {
  return table(
    ['page', 'performance', 'accessibility', 'best practices', 'SEO'],
    judged.map(({ name, scores }) => [
      name,
      scores.performance,
      scores.accessibility,
      scores.bestPractices,
      scores.seo,
    ]),
  );
}
