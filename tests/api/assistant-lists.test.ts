import { describe, expect, test } from 'vitest';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { openDemoAssistant } from '../support/demo-assistant.ts';

const assistant = openDemoAssistant();
const { lastOf } = assistant;

const LINE = /^(\d+) × (.+?)(?: \(the [^£]*\))?: £([\d,.]+) ex VAT$/gmu;
const SERVICE = /^(?:Fitting|Delivery)[^\n]*: £([\d,.]+) ex VAT$/gmu;
const pence = (said: string | undefined) => Math.round(Number((said ?? '0').replaceAll(',', '')) * 100);

// Recomputes the sum of an answer from the catalogue, and returns its lines in short.
async function linesOf({ reply }: AssistantAnswer): Promise<string[]> {
  const { entries } = await catalogueOf(assistant.context()).current();
  const lines = [...reply.matchAll(LINE)];
  const each = lines.map(([, count, name, said]) => {
    const price = entries.find(({ product }) => product.name === name)?.pricePence;
    if (price === undefined) throw new Error(`‘${name}’ is not in the catalogue.`);
    expect(pence(said)).toBe(Number(count) * price);
    return Number(count) * price;
  });
  const services = [...reply.matchAll(SERVICE)].map(([, said]) => pence(said));
  const sum = [...each, ...services].reduce((all, one) => all + one, 0);
  const [, ex, inc] = /^Together £([\d,.]+) ex VAT, £([\d,.]+) including VAT/mu.exec(reply) ?? [];
  expect([pence(ex), pence(inc)]).toEqual([sum, Math.round(sum * 1.2)]);
  return lines.map(([, count, name]) => `${count} ${name}`);
}

const LIFTS = 'two 43 inch screens for the lifts and one 65 for the bar, with brackets and fitting';
const TOUCH = 'We need five 65 inch touch screens with wall brackets, what is the total?';
const FLAT = 'Stanwick flat bracket, up to 400 × 400';
const TILTING = 'Stanwick tilting bracket, up to 600 × 400';
const TROLLEY = 'Stanwick trolley for 55" to 86" screens';

describe('a list is changed line by line, and added up from the catalogue', () => {
  test.each<[readonly string[], readonly string[]]>([
    [[LIFTS], ['2 Counter 43 menu board', '1 Counter 65 menu board', `2 ${FLAT}`, `1 ${TILTING}`]],
    [
      [LIFTS, 'nothing for the bar in the end'],
      ['2 Counter 43 menu board', `2 ${FLAT}`],
    ],
    [[LIFTS, 'nothing for the bar in the end', 'and the 65 alone?'], ['1 Counter 65 menu board']],
    [
      [LIFTS, 'no bracket for the 65'],
      ['2 Counter 43 menu board', '1 Counter 65 menu board', `2 ${FLAT}`],
    ],
    [
      [LIFTS, 'put the 43s up to 50'],
      ['2 Counter 50 menu board', '1 Counter 65 menu board', `2 ${FLAT}`, `1 ${TILTING}`],
    ],
    [
      [LIFTS, 'only the brackets then'],
      [`2 ${FLAT}`, `1 ${TILTING}`],
    ],
    [
      [LIFTS, 'one more for the lifts'],
      ['3 Counter 43 menu board', '1 Counter 65 menu board', `3 ${FLAT}`, `1 ${TILTING}`],
    ],
    [
      [TOUCH, "we'd make it eight, two of them on trolleys"],
      ['8 Hallmere Touch 65', `2 ${TROLLEY}`, `6 ${TILTING}`],
    ],
    [
      [TOUCH, 'two on trolleys', 'all of them on the wall'],
      ['5 Hallmere Touch 65', `5 ${TILTING}`],
    ],
    [
      [TOUCH, 'swap the 65s for 75s'],
      ['5 Hallmere Touch 75', '5 Stanwick flat bracket, up to 800 × 600'],
    ],
    [[TOUCH, 'without the brackets', 'what would three cost'], ['3 Hallmere Touch 65']],
    [
      ['3 x Counter 43 and 3 x flat bracket up to 400', 'a media player for each'],
      ['3 Counter 43 menu board', `3 ${FLAT}`, '3 Brightfront Stick player'],
    ],
    [
      [TOUCH, 'two of them on trolleys', 'all of them on the wall'],
      ['5 Hallmere Touch 65', `5 ${TILTING}`],
    ],
    [
      ['five Touch 65s and five trolleys', 'can I have brackets instead of trolleys on three of them'],
      ['5 Hallmere Touch 65', `2 ${TROLLEY}`, `3 ${TILTING}`],
    ],
    [
      ['ten room booking panels and two totems', 'eight panels will do', 'and a third totem'],
      ['8 Hallmere Room 10 door panel', '3 Brightfront Totem 43'],
    ],
    [
      [
        'total for a 65 inch screen in the boardroom and two 43s in the corridor',
        'what about a touch screen for the boardroom',
      ],
      ['1 Hallmere Touch 65', '2 Counter 43 menu board'],
    ],
    [
      ['how much are three 55 inch touch screens', 'make one of them a 65'],
      ['1 Hallmere Touch 65', '2 Hallmere Touch 55'],
    ],
  ])('%j', async (turns, lines) => {
    const said = await linesOf(await lastOf(...turns));
    expect(said.toSorted()).toEqual(lines.toSorted());
  });

  test('what is fitted is only what is to be fitted', async () => {
    const answer = await lastOf(TOUCH, 'two of them on trolleys', 'and fitting for the ones on the wall');
    await linesOf(answer);
    expect(answer.reply).toMatch(/^Fitting 3 × Hallmere Touch 65 /mu);
  });

  test('of so many that are fitted the rest are not', async () => {
    const answer = await lastOf(LIFTS, 'no fitting for the bar one');
    await linesOf(answer);
    expect(answer.reply).toMatch(/^Fitting 2 × Counter 43 /mu);
    expect(answer.reply).not.toMatch(/^Fitting 1 × /mu);
  });

  test('where nothing is left that is said, and no sum of nothing', async () => {
    const { reply } = await lastOf('How much are three Counter 43?', 'take out the 43s');
    expect(reply).toMatch(/^That leaves nothing in the list\./u);
  });

  test('how much more it is was added up as well', async () => {
    const { reply } = await lastOf(LIFTS, 'put the 43s up to 50', 'how much more is that');
    expect(reply).toMatch(/^That is £270\.00 ex VAT more than before\.$/mu);
  });

  test('a question about one of its goods leaves the list as it is', async () => {
    const answer = await lastOf(TOUCH, 'how heavy is it', 'make it three');
    expect(await linesOf(answer)).toEqual(['3 Hallmere Touch 65', `3 ${TILTING}`]);
  });

  test('what cannot be had is said by name, and is in no sum', async () => {
    const answer = await lastOf(
      'A totem for the lobby and two 43s by the lifts, total?',
      'the lobby one on the wall instead',
    );
    await linesOf(answer);
    expect(answer.reply).toMatch(/‘wall bracket’ for Brightfront Totem 43 is not counted: it stands by itself\./u);
  });
});

test('a list that the browser sends is bounded, and its prices are those of the catalogue', async () => {
  const { thread } = await lastOf(TOUCH);
  const [line] = thread?.list ?? [];
  const bad = { ...thread, list: [{ ...line, pieces: 0 }] };
  expect((await assistant.ask({ message: 'make it 3', thread: bad })).status).toBe(400);
  const long = { ...thread, list: Array.from({ length: 13 }, () => line) };
  expect((await assistant.ask({ message: 'make it 3', thread: long })).status).toBe(400);
  const dear = { ...thread, list: [{ ...line, price: 1, pieces: 4 }] };
  const { body } = await assistant.ask({ message: 'make it 3', before: TOUCH, thread: dear });
  expect((await linesOf(body))[0]).toBe('3 Hallmere Touch 65');
  const gone = { ...thread, list: [{ ...line, id: 2_000_000 }] };
  const answer = await assistant.ask({ message: 'make it 3', before: TOUCH, thread: gone });
  expect(answer.status).toBe(200);
});

describe('what a list cannot be', () => {
  const TWELVE =
    'two 43s, one 55, one 32, one 65, one totem 43, one totem 55, one touch 55, one touch 65, one touch 75, one touch 86, one window 43, one window 49, with brackets, how much together?';

  test('a list longer than a conversation keeps is not added up, and the one before stays', async () => {
    const before = await linesOf(await lastOf(TWELVE));
    const { reply, ways } = await lastOf(TWELVE, 'add a window 55');
    expect(reply).toMatch(/^More than 12 kinds of goods/);
    expect(ways).toEqual(['person']);
    const after = await linesOf(await lastOf(TWELVE, 'add a window 55', 'without the totems'));
    expect(after).toEqual(before.filter((line) => !line.includes('Totem')));
  });

  test('what is more than anybody can order is not added up either', async () => {
    const doubled = Array.from({ length: 5 }, () => 'double it');
    expect(await linesOf(await lastOf('900 Counter 43 with brackets, how much?', ...doubled.slice(0, 3)))).toEqual([
      '7200 Counter 43 menu board',
      `7200 ${FLAT}`,
    ]);
    expect((await lastOf('900 Counter 43 with brackets, how much?', ...doubled)).reply).toMatch(/^More than 12 kinds/);
  });

  test.each([
    ['How much for six Hallmere Touch 65 screens?', 'make that 8, and let them purr'],
    ['How much are two Counter 43 and one Counter 55 with brackets?', 'add purple monkeys'],
  ])('after ‘%s’ the turn ‘%s’ is asked back, and nothing by chance stands in a sum', async (first, turn) => {
    expect((await lastOf(first, turn)).reply).toContain(`I did not understand ‘${turn}’`);
  });

  test('the figures of a name count nothing', async () => {
    expect(await linesOf(await lastOf('How much are Hallmere Touch 65 screens?', 'and with vat'))).toEqual([
      '1 Hallmere Touch 65',
    ]);
  });

  test('a count of two figures before a name is one', async () => {
    expect(await linesOf(await lastOf('how much for 30 Counter 43 with brackets'))).toEqual([
      '30 Counter 43 menu board',
      `30 ${FLAT}`,
    ]);
  });

  test('of what is out of stock none is said to be there', async () => {
    const gone = (await assistant.products()).find(
      ({ stockQuantity, specs, name }) => stockQuantity === 0 && !specs.panels && /^Glowden Window/.test(name),
    );
    const { reply } = await lastOf(`2 × ${gone?.name} and 1 × Counter 55 menu board, how much together?`);
    expect(reply).toContain(`For 2 × ${gone?.name} I can promise no day: none is in stock.`);
  });
});

test('so many screens are counted, and are no size that is not sold', async () => {
  const { reply } = await lastOf('what would 40 touch screens cost for our offices');
  expect(reply).not.toMatch(/we sell no/u);
  expect((await lastOf('Do you have a 70 inch touch screen?')).reply).toMatch(/^In 70" we sell no ‘touch screen’/u);
});
