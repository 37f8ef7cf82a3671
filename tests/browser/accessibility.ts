import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { sparePlainlyLegible } from './plainly-legible.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const require = createRequire(import.meta.url);
const source = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Violation {
  id: string;
  nodes: { target: unknown[] }[];
}

/** What breaks WCAG 2.2 A and AA on the page as it stands, a line each. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(untilStill);
  const violations = await (page.frames().length > 1 ? inEveryFrame(page) : inPage(page));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

// What fades in has the colours of neither before nor after. What moves for ever is not waited for.
async function untilStill(): Promise<void> {
  const passing = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
}

// The builder gathers the parts of all frames in another page and works out what passed as well, at four times the cost.
async function inPage(page: Page): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(source);
    await page.evaluate(prepareAxe);
    await page.evaluate(`globalThis.sparePlainlyLegible = ${sparePlainlyLegible}`);
  }
  return page.evaluate(runAxe, TAGS);
}

interface Prepared {
  axe: { run(options: object): Promise<{ violations: Violation[] }> };
  sparePlainlyLegible: typeof sparePlainlyLegible;
}

async function runAxe(tags: string[]): Promise<Violation[]> {
  const { axe, sparePlainlyLegible: spare } = globalThis as unknown as Prepared;
  const endSparing = spare();
  const { violations } = await axe.run({ runOnly: tags, resultTypes: ['violations'] }).finally(endSparing);
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }));
}

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Colour;
}

interface Axe {
  configure(options: { noHtml: boolean }): void;
  commons: { color: { Color: { prototype: Colour } } };
}

function prepareAxe(): void {
  const { axe } = globalThis as unknown as { axe: Axe };
  // A violation is told by where it is; to write out every element that a rule looks at is work for nothing.
  axe.configure({ noHtml: true });
  // A page has few colours on many elements, and to read one again and again was a quarter of all the work.
  const { prototype } = axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Omit<Colour, 'parseString'>>();
  prototype.parseString = function (text) {
    const colour = known.get(text);
    if (colour) return Object.assign(this, colour);
    const { r, g, b, alpha } = read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

async function inEveryFrame(page: Page): Promise<Violation[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations;
}
