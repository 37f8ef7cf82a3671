import { expect, test } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import { readFitFacts } from '#features/fits/fit-facts.ts';
import { judge } from '#features/fits/judge.ts';
import { openDemoAssistant } from '../support/demo-assistant.ts';

const assistant = openDemoAssistant();

const replyTo = async (message: string) => (await assistant.ask({ message, search: null })).body.reply;
const fits = (screen: Product, mount: Product) => judge(readFitFacts(screen), readFitFacts(mount)).verdict === 'fits';
const isMount = (product: Product) => readFitFacts(product).role === 'bracket';
const isHung = ({ specs }: Product) => specs.fixing === 'VESA holes' && specs.panels === undefined;

test('every screen that hangs by its holes is told only brackets that take it, by size, holes and weight', async () => {
  const products = await assistant.products();
  const mounts = products.filter(isMount);
  const screens = products.filter((product) => isHung(product) && product.specs.screenSizeInches !== undefined);
  expect(screens.length).toBeGreaterThan(10);
  for (const screen of screens) {
    const { products: shown } = (await assistant.ask({ message: `Which bracket takes the ${screen.name}?` })).body;
    const named = mounts.filter((mount) => shown.some(({ product }) => product.id === mount.id));
    const wrong = named.filter((mount) => !fits(screen, mount)).map(({ name }) => name);
    expect([screen.name, wrong]).toEqual([screen.name, []]);
  }
});

test('of every size a bracket is said to take only those screens of ours that it fits, however it is to move', async () => {
  const products = await assistant.products();
  const mounts = products.filter(isMount);
  const sizes = [...new Set(products.filter(isHung).flatMap(({ specs }) => specs.screenSizeInches ?? []))];
  for (const inches of sizes.filter((size) => Number.isInteger(size)))
    for (const how of ['tilts and takes', 'pulls out and holds', 'fits']) {
      const reply = await replyTo(`Which bracket ${how} a ${inches} inch screen?`);
      for (const line of reply.split('\n').filter((each) => each.includes('it takes'))) {
        const mount = mounts.find(({ name }) => line.startsWith(`• ${name}, £`));
        const taken = products.filter(({ name }) => line.slice(line.indexOf('it takes')).includes(name));
        expect([line, taken.every((screen) => mount && fits(screen, mount))]).toEqual([line, true]);
      }
    }
});

test.each([
  [
    'Which bracket takes a 65 inch screen that has to come forward for servicing?',
    /^None of our \d+ for ‘bracket’ takes a screen of 65 inches and adjusts by pulling out[\s\S]*double-arm[^\n]*22" to 50"[\s\S]*These hold that size/,
  ],
  [
    'VESA of the 86 inch touch and which bracket takes it, tilting if possible?',
    /^None of our[\s\S]*do not adjust so:\n• Stanwick flat bracket, up to 800 × 600[\s\S]*Hallmere Touch 86 \(VESA 800 × 600 mm, 67 kg\)/,
  ],
  ['What arm would hold a 43 so it can be pulled out over the corner table?', /• Stanwick double-arm bracket, £96\.00/],
  ['Is there a swivel arm for a 98?', /^None of our/],
])('a bracket is named for the size and the movement that are asked: %s', async (message, says) => {
  const reply = await replyTo(message);
  expect(reply).toMatch(says);
  expect(reply).not.toMatch(/Goods are held/);
});
