import { describe, expect, test } from 'vitest';
import { addedIn } from './addition.ts';
import { budgetAlone } from './budget.ts';
import { clausesOf } from './clauses.ts';
import { putRight, readCorrection } from './correction.ts';
import { countChangedIn, countOfTotal } from './count-changed.ts';
import { asksHowSoon } from './how-soon.ts';
import { inOtherNumber } from './in-other-number.ts';
import { readJobTurn } from './job-turn.ts';
import { asksOfIt, factsAskedOfIt } from './of-it.ts';
import { readOfThose } from './of-those.ts';
import { otherOnesIn } from './other-ones.ts';
import { partsOf } from './parts.ts';
import { removedIn } from './removal.ts';
import { servicesOfIt } from './services-of-it.ts';
import { swapIn } from './swap.ts';
import { isThanks } from './thanks.ts';
import { asksTotal } from './total-asked.ts';
import { asksWhichOne, onlyPoints } from './which-one.ts';
import { asksWhy } from './why.ts';

describe('a count', () => {
  test.each([
    ['65 inch', null],
    ['5 m', null],
    ['what size for 6 metres', null],
    ['make it 8', 8],
    ['five of those', 5],
    ['for only two', 2],
    ['what about if I take 10', 10],
    ['need 8', 8],
    ['price for nine of them', 9],
  ])('‘%s’ changes to %s', (clause, pieces) => expect(countChangedIn(clause)).toBe(pieces));
});

describe('a swap', () => {
  test.each([
    ['how does that compare instead', null],
    ['make it 8 instead', null],
    ['swap the HDMI to 5m', { old: 'HDMI', new: '5m' }],
    ['a stand on wheels instead of the bracket', { old: 'bracket', new: 'stand on wheels' }],
    ['the 65 instead', { old: null, new: '65' }],
  ])('‘%s’ is %j', (clause, swap) => expect(swapIn(clause)).toEqual(swap));
});

describe('what is taken away', () => {
  test.each([
    ['no idea', null],
    ['I do not need it', null],
    ['without the brackets', 'brackets'],
    ['leave out the player', 'player'],
  ])('‘%s’ takes away %s', (clause, words) => expect(removedIn(clause)).toBe(words));
});

describe('what is added', () => {
  test.each([
    ['does it need a bracket to hang it up', null],
    ['which bracket is best', null],
    ['brackets', 'brackets'],
    ['the pop-out mounts for them', 'pop-out mounts'],
    ['with a bracket for each', 'bracket'],
  ])('‘%s’ adds %s', (clause, words) => expect(addedIn(clause)).toBe(words));
});

test.each(['how heavy is it', 'how much power do they take in total', 'what is delivery altogether'])(
  '‘%s’ asks for no sum',
  (clause) => expect(asksTotal(clause)).toBe(false),
);

test.each([
  'how much',
  'does that figure include VAT',
  'whats that lot come to ex vat',
  'how much would that be',
  'and altogether',
])('‘%s’ asks for the sum', (clause) => expect(asksTotal(clause)).toBe(true));

test('a message with a part that changes nothing is no change of the goods', () => {
  expect(readJobTurn('Make it 8, and do you deliver on Saturdays?')).toBeNull();
  expect(readJobTurn('thanks')).toBeNull();
});

test('each part of a message may change something', () => {
  expect(clausesOf('Make it 8, and swap the HDMI to 5m.')).toEqual(['Make it 8', 'swap the HDMI to 5m']);
  expect(readJobTurn('ok price for nine of them plus pop-outs, trade')?.map(({ kind }) => kind)).toEqual([
    'count',
    'perhaps',
    'discount',
  ]);
  expect(readJobTurn('someone to fit two of them')).toEqual([
    { kind: 'count', pieces: 2 },
    { kind: 'fitted', isFitted: true },
  ]);
  expect(readJobTurn('and whats it come to with the fitting')).toEqual([{ kind: 'fitted', isFitted: true }]);
});

test.each([
  ['thanks, but does it swivel?', false],
  ['ok 5 then', false],
  ['Brilliant, thanks very much', true],
  ['ok that’s all', true],
])('‘%s’ only says thanks: %s', (message, isOnly) => expect(isThanks(message)).toBe(isOnly));

describe('a correction', () => {
  const question = 'How much is the kiosk with a printer?';
  test('puts the right thing in the place of the wrong one', () => {
    expect(readCorrection('what does it mean')).toBeNull();
    expect(putRight(question, { wrong: 'kiosk', meant: 'menu board' }, [])).toBe(
      'How much is the menu board with a printer?',
    );
  });
  test.each([
    ['not the kiosk, the menu board', { wrong: 'kiosk', meant: 'menu board' }],
    ['No, I meant the 65 inch', { wrong: null, meant: '65 inch' }],
    ['sorry, I meant for outside', { wrong: null, meant: 'outside' }],
  ])('‘%s’ is %j', (message, correction) => expect(readCorrection(message)).toEqual(correction));
});

test.each([
  ['which one would you take for a bar', null],
  ['is it cheaper than the 65', null],
  ['Cheapest of those, five off.', { measure: 'price', isMost: false, said: 'cheapest', pieces: 5 }],
  ['which is brightest', { measure: 'brightnessNits', isMost: true, said: 'brightest', pieces: 1 }],
])('‘%s’ of those that were shown is %j', (message, asks) => expect(readOfThose(message)).toEqual(asks));

test.each([
  ['why is it black', false],
  ['why won’t it turn on', false],
  ['why that one?', true],
  ['why do you charge for delivery to the islands', false],
])('‘%s’ asks why it was named: %s', (message, asks) => expect(asksWhy(message)).toBe(asks));

test.each([
  ['What happens when the sun is on it?', false],
  ['how long is the guarantee', false],
  ['how long does it take to set up an account', false],
  ['how soon could you get them here', true],
  ['and to Belfast?', true],
  ['can we have it by Friday', true],
])('‘%s’ asks when it arrives: %s', (message, asks) => expect(asksHowSoon(message)).toBe(asks));

test.each([
  ['do you give discounts on it', false],
  ['ok what about small mains ones', false],
  ['is there anything brighter than it, another one', false],
  ['does it move', true],
  ['and how heavy is it exactly?', true],
])('‘%s’ is asked of what was spoken of: %s', (message, asks) => expect(asksOfIt(message)).toBe(asks));

test('what is told of the place asks for a fact', () => {
  expect(factsAskedOfIt('and if it breaks in the first year')).toEqual(['warrantyYears']);
});

test('other ones are of the kind that was looked for', () => {
  expect(otherOnesIn('what about those ones', ['screens'])).toBeNull();
  expect(otherOnesIn('ok what about small mains ones, 21 or under', ['12V screens'])).toBe(
    'small mains screens, 21 inch or under',
  );
});

test.each([
  ['do you take it back', []],
  ['does it fit on a desk', []],
  ['Do you bring it and put it in place?', ['unloading', 'fitting']],
  ['would that include someone fixing it to the wall', ['fitting']],
])('‘%s’ asks the shop for %j', (message, services) => expect(servicesOfIt(message)).toEqual(services));

test.each([
  ['do you take it back', []],
  ['can we come and see one', []],
  ['can you show our logo on it', []],
  ['can someone come and look at the entrance first', ['survey']],
  ['who mends it', ['mending']],
  ['do you come to us or do we send it back', ['mending']],
  ['can you put our logo on it', ['branding']],
  ['can my lad put it up', ['fitting']],
  ['do you have somebody to fix it to the wall', ['fitting']],
  ['fit all of them and take the old ones away', ['fitting', 'old']],
])('‘%s’ asks for the services %j', (message, services) => expect(servicesOfIt(message)).toEqual(services));

test('a change of the goods and what is asked after it are two parts', () => {
  expect(partsOf('ok 3 of them then, when would they come')).toEqual({
    change: 'and 3 of them',
    asked: 'when would they come',
  });
  expect(partsOf('is it bright, and how heavy is it')).toBeNull();
});

test.each([
  ['what does that come to for five', 5],
  ['how much would it be for two', 2],
])('‘%s’ is for %d', (clause, pieces) => expect(countChangedIn(clause)).toBe(pieces));

test.each(['its VESA', 'the weight'])('‘%s’ asks for a fact and adds nothing', (clause) =>
  expect(addedIn(clause)).toBeNull(),
);

test('who comes to whom is no sum', () => {
  expect(asksTotal('do you come to us')).toBe(false);
  expect(asksTotal('what does it come to')).toBe(true);
});

test('a size is put right where ‘it’ has another', () => {
  const correction = readCorrection('no sorry its 49 inch');
  expect(correction).toEqual({ wrong: null, meant: '49 inch' });
  expect(correction && putRight('Which bracket fits our 55 inch?', correction, [])).toBe(
    'Which bracket fits our 49 inch?',
  );
  expect(putRight('Which bracket fits our 55 inch?', { wrong: null, meant: '65' }, [])).toBe(
    'Which bracket fits our 65 inch?',
  );
});

test.each([
  ['we have about £3,000', 300_000],
  ['no more than £500', 50_000],
  ['I found it for £450 elsewhere, can you match it', null],
  ['a 55 inch screen under £500', null],
])('‘%s’ says what there is to spend: %j', (message, pence) => expect(budgetAlone(message)).toBe(pence));

test.each([
  ['which would you take', true],
  ['which one would you take for a bar', false],
  ['which is the best', true],
])('‘%s’ asks which one to take: %s', (message, asks) => expect(asksWhichOne(message)).toBe(asks));

test.each([
  ['the bigger one', true],
  ['we’ll take the second one', true],
  ['is the bigger one touch', false],
])('‘%s’ only points at one: %s', (message, points) => expect(onlyPoints(message)).toBe(points));

test('the thickness of a gap is no depth, and the length of a screen is its width', () => {
  expect(factsAskedOfIt('how thick are the gaps between them')).not.toContain('depthMm');
  expect(factsAskedOfIt('how long is it')).toContain('widthMm');
});

test.each([
  ['the damage for two with vat', 2],
  ['total for all five', 5],
  ['total for 12 months', null],
])('‘%s’ is the sum of %j', (clause, pieces) => expect(countOfTotal(clause)).toBe(pieces));

test.each([
  ['actually four', [{ kind: 'count', pieces: 4 }]],
  ['55', null],
])('‘%s’ alone changes %j', (message, changes) => expect(readJobTurn(message)).toEqual(changes));

test('what is to be linked together is no sum', () => {
  expect(asksTotal('can we link three together')).toBe(false);
  expect(asksTotal('how much is that together')).toBe(true);
});

test('a question is asked of another number of things, and not of another size', () => {
  expect(inOtherNumber('three menu boards for a kebab shop', 4)).toBe('4 menu boards for a kebab shop');
  expect(inOtherNumber('a screen read from 5 metres', 4)).toBeNull();
});

test.each([
  ['before friday week', true],
  ['to Truro', true],
  ['for the school', false],
])('‘%s’ says by when or where: %s', (message, asks) => expect(asksHowSoon(message)).toBe(asks));
