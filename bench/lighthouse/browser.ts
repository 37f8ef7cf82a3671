import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import type { PublicPage } from './pages.ts';

// To be listed or not is each page's own choice, which the bench holds against what the page is for.
const OF_LISTED_PAGES = ['is-crawlable'];
// A page that must answer 404 is not to be blamed for it, and the browser writes every 404 to its console.
const OF_FOUND_PAGES = ['http-status-code', 'errors-in-console'];
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

export interface Judged {
  scores: Scores;
  /** What the score of its speed is made of, in milliseconds but for the shift. */
  speed: Record<'firstPaint' | 'largestPaint' | 'blocked' | 'speedIndex' | 'shift', number>;
  /** What a score below 100 was lost by, and where. */
  findings: string[];
}

/** Lighthouse in a browser of its own, on its own phone profile. */
export async function openLamp(): Promise<{
  judge(url: string, page: PublicPage, cookie?: string): Promise<Judged>;
  close(): Promise<void>;
}> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  return { judge: (url, page, cookie) => judge(port, url, page, cookie), close: () => browser.close() };
}

async function judge(port: number, url: string, page: PublicPage, cookie = ''): Promise<Judged> {
  const result = await lighthouse(url + page.path, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    skipAudits: [...(page.isUnlisted ? OF_LISTED_PAGES : []), ...(page.status ? OF_FOUND_PAGES : [])],
    ignoreStatusCode: page.status !== undefined,
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
  });
  const report = result?.lhr;
  if (!report) throw new Error(`Lighthouse said nothing of ${page.path}.`);
  if (report.runtimeError) throw new Error(`${page.path}: ${report.runtimeError.message}`);
  const metric = (id: string) => Number((report.audits[id]?.numericValue ?? 0).toFixed(3));
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    speed: {
      firstPaint: metric('first-contentful-paint'),
      largestPaint: metric('largest-contentful-paint'),
      blocked: metric('total-blocking-time'),
      speedIndex: metric('speed-index'),
      shift: metric('cumulative-layout-shift'),
    },
    findings: ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
      (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = report.audits[id];
        const isFine = !audit || weight === 0 || audit.score === null || audit.score === 1;
        return isFine ? [] : [`${id}: ${audit.title}${placesOf(audit.details)}`];
      }),
    ),
  };
}

function placesOf(details: unknown): string {
  const { items = [] } = (details ?? {}) as { items?: { node?: { selector?: string }; description?: string }[] };
  const places = items.flatMap(({ node, description }) => node?.selector ?? description ?? []);
  return places.length ? ` (${places.slice(0, 5).join('; ')})` : '';
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
