import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import type { Product } from '#features/catalogue/contract.ts';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import type { Fit } from '#features/fits/contract.ts';
import { ADD_TO_LIST, ADDRESS_CHANGES, LINK_READS } from '#features/projects/list-words.ts';
import type { WallPlanAnswer } from '#features/walls/plan-answer.ts';
import { rateLimits } from '#platform/tables.ts';
import { addLondonDays, formatComingDay } from '#values/london-day.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { prepareShop } from '../../src/prepare-shop.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;
let products: Product[];

beforeAll(async () => {
  shop = await openTestShop({ SHOP_MODE: 'demo' });
  await prepareShop(shop.context, () => undefined);
  products = await shop.get<Product[]>('/api/products');
});
afterAll(() => shop.close());
beforeEach(() => shop.context.db.delete(rateLimits));

const ask = async (message: string, mind: object = {}) => {
  const { status, body } = await shop.post<AssistantAnswer>('/api/assistant', { message, search: null, ...mind });
  expect(status, message).toBe(200);
  return body;
};
const called = (name: string) => {
  const product = products.find((each) => each.name === name);
  if (!product) throw new Error(`The sample shop has no ${name}.`);
  return product;
};

describe('whether two things fit', () => {
  test.each(['does my telly fit your brackets', 'will it go with a bracket', 'do your mounts fit my LG'])(
    'is not judged of a product that nobody named: %s',
    async (message) => {
      const { reply } = await ask(message);
      expect(reply).not.toMatch(/they (?:do not )?fit\.|fits? (?:Stanwick|Counter|Hallmere)|What is known of/u);
    },
  );

  test('a screen of another maker is not judged; what takes its size is, by the size alone', async () => {
    const { reply, products: shown } = await ask('do your brackets fit a Samsung 55');
    expect(reply).toMatch(/^A screen that is not ours I cannot judge/u);
    expect(shown.length).toBeGreaterThan(0);
    for (const { product } of shown) {
      const { fitsFromInches = 0, fitsToInches = 0 } = called(product.name).specs;
      expect(fitsFromInches <= 55 && 55 <= fitsToInches, product.name).toBe(true);
    }
  });

  test('of a kind with one product, and the product that is open, it is judged as on the page', async () => {
    const [screen, enclosure] = [called('Hallmere Touch 65'), called('Stanwick Shelter 55 outdoor enclosure')];
    const { reply } = await ask('does it fit the enclosure?', { page: screen.id });
    const { verdict, reasons } = await shop.get<Fit>(`/api/fits?product=${screen.id}&with=${enclosure.id}`);
    expect(verdict).toBe('refused');
    for (const reason of reasons) expect(reply).toContain(reason);
  });
});

describe('how large something is inside', () => {
  const enclosure = 'Stanwick Shelter 55 outdoor enclosure';

  test.each(['How deep is the outdoor enclosure inside?', 'what is the inner depth of the outdoor enclosure'])(
    'no outer depth is given for it: %s',
    async (message) => {
      const { depthMm, innerWidthMm } = called(enclosure).specs;
      const { reply } = await ask(message);
      expect(reply).not.toContain(String(depthMm));
      expect(reply).toContain('Of how deep it is inside I did not find anything on its page');
      expect(reply).toContain(`Width inside: ${innerWidthMm} mm`);
    },
  );

  test('the outer depth is still told where it is asked', async () => {
    const { reply } = await ask('How deep is it?', { page: called(enclosure).id });
    expect(reply).toContain(`${called(enclosure).specs.depthMm}`);
  });
});

describe('project lists', () => {
  test.each([
    ['Can I save a list?', ADD_TO_LIST],
    ['can I share a list with my boss', LINK_READS],
    ['can two of us edit a project list', ADDRESS_CHANGES],
    ['what happens to my list if I don’t sign in', 'until nobody has opened them for 180 days'],
  ])('‘%s’ is answered in the words of their pages', async (message, words) => {
    const { reply, sources, products: shown } = await ask(message);
    expect(reply).toContain(words);
    expect(sources.map(({ href }) => href)).toContain('/project-lists');
    expect(shown).toEqual([]);
  });
});

describe('an LED wall', () => {
  test.each(['how much would a 4 by 2 m wall cost', 'what would a wall 4 metres wide by 2 metres high come to'])(
    'is known by its sides: %s',
    async (message) => {
      const { plan } = await shop.get<{ plan: WallPlanAnswer }>('/api/led-wall?width=4&height=2&nearest=3');
      const { reply } = await ask(message);
      expect(reply).toContain(`${plan.cabinets} cabinets`);
      expect(reply).toContain(`${formatPounds(toPence(plan.total))} ex VAT`);
    },
  );

  test.each(['I want a screen to hang on a 4 m wall', 'what size screen for a 4m x 2m wall'])(
    'is not what hangs on a wall: %s',
    async (message) => {
      expect((await ask(message)).reply).not.toContain('cabinets,');
    },
  );
});

describe('a counted list', () => {
  test('comes to what its prices come to, without a word for a sum, with a bracket that fits', async () => {
    const [board, bracket] = [called('Counter 43 menu board'), called('Stanwick flat bracket, up to 400 × 400')];
    const ex = 2 * toPence(board.price) + 3 * toPence(bracket.price);
    for (const message of ['2 x Counter 43 and 3 x flat bracket', 'Two Counter 43, 3 wall brackets please'])
      expect((await ask(message)).reply, message).toContain(`Together ${formatPounds(ex)} ex VAT`);
  });

  test('names what it does not know, and adds up the rest', async () => {
    const { reply } = await ask('2 x Counter 55, 2 x flat bracket, 1 x chocolate fountain');
    expect(reply).toMatch(/chocolate fountain’ I cannot tell, so that is not in the sum/u);
    expect(reply).toContain('Together');
  });
});

describe('two questions in one message', () => {
  test.each([
    ['what are your delivery charges and payment methods', /ordered now and paid at once/u, /You can pay by/u],
    ['what is your delivery cost and returns policy', /ordered now and paid at once/u, /Changed your mind/u],
    ['how long is the warranty and can I return it', /years of warranty/u, /Changed your mind/u],
    ['delivery and installation prices please', /ordered now and paid at once/u, /Fitting a screen costs/u],
  ])('both are answered: %s', async (message, one, other) => {
    const { reply } = await ask(message);
    expect(reply).toMatch(one);
    expect(reply).toMatch(other);
  });

  test('nothing is said twice', async () => {
    const { reply } = await ask('do you deliver to Leeds and can I collect');
    expect(reply.match(/Collection: free/gu)).toHaveLength(1);
  });
});

describe('collection by a day', () => {
  test.each(['can I collect today', 'can I pick it up tomorrow'])(
    'is promised no sooner than the shop can have it ready: %s',
    async (message) => {
      const { today, options } = await shop.get<DeliveryPlan>('/api/delivery-options');
      const ready = options.find(({ isCollection }) => isCollection)?.arrivesOn ?? '';
      const { reply } = await ask(message);
      const wanted = message.endsWith('today') ? today : addLondonDays(today, 1);
      expect(reply).toMatch(wanted < ready ? /No, that is too soon: the first day is/u : /Yes\./u);
      expect(reply).toContain(formatComingDay(ready, today));
    },
  );
});

describe('an answer to another question', () => {
  test.each([
    'Do you keep the little ceramic feet that go under a stand, ours has lost one and wobbles dreadfully?',
    'Any chance of a 0.9mm pitch datasheet with refresh, greyscale and power avg/max? TV studio job, cameras on it.',
    'Can two players gang for a 3840 x 1080 canvas across two panels?',
  ])('is not given: what was asked is repeated as not found, and a person can be asked: %s', async (message) => {
    const { reply, products: shown, ways } = await ask(message);
    expect(reply).toMatch(/I did not find that on our pages/u);
    expect(shown).toEqual([]);
    expect(ways).toEqual(['person']);
  });

  test('a thing that is named before ‘you supply?’ is one that is asked for', async () => {
    expect((await ask('Door entry system for plant room. You supply?')).reply).toMatch(/‘Door entry system’/u);
  });
});

describe('a second turn', () => {
  const turns = async (first: string, second: string) => {
    const earlier = await ask(first);
    const shown = earlier.products.map(({ product }) => product.id);
    return { earlier, later: await ask(second, { search: earlier.search, shown, before: first }) };
  };

  test.each([
    ['The delivery man can leave at neighbor shop? I open 4 o’clock', 'neighbor is barber, he is there from 9'],
    ['You have number machine, person take ticket and wait, like in the bank?', 'simple one, only two counter'],
    ['What would it cost to deliver one to the Isle of Wight and does the ferry add to it?', 'two of them then'],
  ])('is not answered by the text of the first: %s – %s', async (first, second) => {
    const { earlier, later } = await turns(first, second);
    expect(later.reply).not.toBe(earlier.reply);
    expect(later.reply).not.toMatch(/Counter Duo|Mainland/u);
  });

  test('the monthly cost of software for two is that of two licences by the months they are sold for', async () => {
    const { later } = await turns('Can I change the menu in both of my shops at one time?', 'monthly cost for two?');
    const licence = products.find(({ name }) => /content software, 12 months/u.test(name));
    const pence = toPence(licence?.price ?? '') * 2;
    expect(later.reply).toContain(`${formatPounds(pence)} ex VAT`);
    expect(later.reply).toContain(`${formatPounds(Math.round(pence / 12))} ex VAT a month`);
  });
});
