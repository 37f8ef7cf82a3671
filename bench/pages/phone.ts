import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
/** Four times slower than this machine, on 1.6 Mbit/s with 150 ms to the server and back. */
const SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** What a page cost the visitor. Sizes are transferred bytes, compressed with gzip. */
export interface Measured {
  lcpMs: number;
  shift: number;
  /** The longest time from an input to the next picture. */
  inputMs: number;
  script: number;
  style: number;
  whole: number;
}

export interface Visit {
  path: string;
  cookie?: string;
  /** What the visitor does once the page has come alive. */
  act(page: Page): Promise<void>;
}

export async function openPhone(): Promise<{
  measure(url: string, visit: Visit): Promise<Measured>;
  close(): Promise<void>;
}> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
  return { measure: (url, visit) => measure(browser, url, visit), close: () => browser.close() };
}

/** One visit with nothing in the browser's cache. */
async function measure(browser: Browser, url: string, { path, cookie, act }: Visit): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // The limits are in gzip, which every browser accepts; brotli would be a tenth less.
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  if (cookie) await context.addCookies(asCookies(cookie, url));
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  const sizes = await weigh(line);
  await line.send('Network.emulateNetworkConditions', LINE);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch);
  await page.goto(url + path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const loaded = { ...sizes };
  const { lcp, shift } = await page.evaluate(() => (window as unknown as Watched).seen);
  await act(page);
  // The time of an input is told after the picture that it led to.
  await page.waitForTimeout(600);
  const seen = await page.evaluate(() => (window as unknown as Watched).seen);
  await context.close();
  return { lcpMs: lcp, shift: Math.max(shift, seen.shift), inputMs: seen.input, ...loaded };
}

async function weigh(line: CDPSession) {
  const sizes = { script: 0, style: 0, whole: 0 };
  const kinds = new Map<string, string>();
  await line.send('Network.enable');
  line.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) kinds.set(requestId, type);
  });
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind) return;
    sizes.whole += encodedDataLength;
    if (kind === 'Script') sizes.script += encodedDataLength;
    if (kind === 'Stylesheet') sizes.style += encodedDataLength;
  });
  return sizes;
}

function asCookies(header: string, url: string) {
  return header.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
}

interface Watched {
  seen: { lcp: number; shift: number; input: number };
}

// Runs in the page, before anything of the page's own.
function watch() {
  const seen = { lcp: 0, shift: 0, input: 0 };
  Object.assign(window, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry & Record<string, number>) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & Record<string, number>);
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value ?? 0;
  });
  observe('event', (entry) => {
    if (entry.interactionId) seen.input = Math.max(seen.input, entry.duration);
  });
}
