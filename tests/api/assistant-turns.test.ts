import { expect, test } from 'vitest';
import { openDemoAssistant } from '../support/demo-assistant.ts';

const assistant = openDemoAssistant();

const { lastOf } = assistant;

test('what the thread names and is not on sale falls out, and a thread of another shape is refused', async () => {
  const message = 'make it 8';
  const thread = {
    ...{ goods: [{ id: 2_000_000, pieces: 3 }], about: [2_000_000], wish: 'How much are they?', topic: null },
    ...{ isFitted: false, isDelivered: false, place: null, budgetPence: null },
  };
  const { status, body } = await assistant.ask({ message, before: message, thread });
  expect(status).toBe(200);
  expect(body.reply).not.toMatch(/Together/);
  const wrong = await assistant.ask({ message, thread: { ...thread, goods: [{ id: 1, pieces: -1 }] } });
  expect(wrong.status).toBe(400);
});

test('a bracket that does not fit is not added up', async () => {
  const { reply } = await lastOf('How much is the LED poster, 1.9 mm?', 'and a pop-out mount for it');
  expect(reply).not.toMatch(/pop-out video wall mount: £/);
});

test('a set beside single screens is named as what it is, and nothing is told twice', async () => {
  const { reply } = await lastOf('hi i need 3 menu boards for a kebab shop with brackets');
  expect(reply).toMatch(/There is also Counter Trio/);
  expect(reply).not.toMatch(/^Singly:/m);
});

test('a subject of its own inherits nothing', async () => {
  const { reply } = await lastOf('4 x Counter 55 with brackets, how much?', 'Do you take back old screens?');
  expect(reply).toMatch(/WEEE/);
  expect(reply).not.toMatch(/Counter 55/);
});

test.each<[readonly string[], RegExp]>([
  [
    ['2 x Counter 43 and 2 x flat bracket up to 400', 'make it 8', 'and without the brackets?'],
    /^8 × Counter 43 menu board: £3,600\.00 ex VAT\nTogether £3,600\.00 ex VAT, £4,320\.00 including VAT/,
  ],
  [
    ['Send me a quote for 6 x 55 commercial, 6 fixed brackets, 6 x 3m HDMI.', 'Make it 8, and swap the HDMI to 5m.'],
    /8 × HDMI lead, 5 m: £144\.00 ex VAT\nTogether/,
  ],
  [
    ['how much is the Hallmere Touch 65?', 'and a stand on wheels for it, altogether?'],
    /1 × Hallmere Touch 65: £1,650\.00 ex VAT\n1 × Stanwick trolley[^\n]*£289\.00 ex VAT\nTogether £1,939\.00/,
  ],
  [
    ['hi i need 3 menu boards for a kebab shop with brackets', 'make it 4 and fitted', 'and to Inverness?'],
    /^4 × Counter \d\d menu board[\s\S]*\n4 × Stanwick [\s\S]*Fitting 4 × [^\n]*Highlands[\s\S]*\nDelivery to the Highlands[^\n]*[\s\S]*Together/,
  ],
  [['how much is the Counter 43 menu board', 'the 65 instead'], /^1 × Counter 65 menu board: £989\.00 ex VAT/],
  [
    ['Show me the Touch 65 and the Touch 75', 'which is lighter'],
    /Hallmere Touch 65: 41 kg\.\nHallmere Touch 75: 54 kg/,
  ],
  [
    ['how much is the Brightfront Totem 43', 'does it move?', 'and how heavy is it'],
    /^Brightfront Totem 43\. Weight: 48 kg/,
  ],
  [
    ['3 x Counter 43 and 3 x flat bracket up to 400', 'how soon could we have them in Belfast'],
    /^3 × Counter 43 menu board, 3 × Stanwick flat bracket[^\n]*to Northern Ireland/,
  ],
  [['How much is the Touch 65?', 'no, I meant the Touch 75'], /^About ‘Touch 75’, then:\n[\s\S]*£2,290\.00/],
  [['how much is the Brightfront Totem 43', 'why that one?'], /its page says: ‘A free-standing digital poster/i],
  [
    ['how much is the Brightfront Totem 43', 'can it be had in mauve with stripes?'],
    /(?:still about Brightfront Totem 43|I did not find that on the page of Brightfront Totem 43|^Of its colour I did not find anything on the page of Brightfront Totem 43)[\s\S]*You reach a person/,
  ],
  [
    ['Do you offer trade accounts?', 'how long does it take to set up'],
    /^‘how long does it take to set up’: about a trade account I did not find that/,
  ],
  [['What is the VESA of the Touch 86?', 'motorised lift for it?'], /^We do not sell ‘motorised lift’/],
  [
    ['How much is the Counter 32 menu board?', 'Take two, with a bracket for each. How much?'],
    /^2 × Counter 32 menu board[\s\S]*\n2 × Stanwick flat bracket/,
  ],
  [
    ['Counter 43 or Counter 50, which is better for a small cafe?', 'What is the price difference between the two?'],
    /difference is £115\.00 ex VAT|cheaper is Counter 43 menu board, by £115\.00/,
  ],
  [['What is the VESA of the flat bracket up to 400 × 400?', 'VESA on that?'], /VESA mount: 400 × 400 mm/],
  [['how much is the Counter 43 menu board', 'Lovely, thanks'], /^You are welcome/],
  [
    ['2 x Counter 43 and 2 x flat bracket up to 400', 'ok 3 of them then, when would they come'],
    /3 × Stanwick flat bracket[\s\S]*3 × Counter 43 menu board, 3 × Stanwick flat bracket[\s\S]*ordered now and paid/,
  ],
  [['How much is the Counter 55 menu board?', 'and its VESA'], /^Counter 55 menu board\. VESA mount: 400 × 400 mm\.$/],
  [
    ['How much is the Brightfront Totem 43?', 'what does that come to for five'],
    /^5 × Brightfront Totem 43: £6,400\.00/,
  ],
  [
    ['touch kiosk with a card reader', 'can someone come and look at our entrance first'],
    /^Yes, somebody can come and look first: a survey of the place is £95\.00 ex VAT/,
  ],
  [
    ['How much is the Counter 43 menu board?', 'can my lad put it up'],
    /^Boards up to 65 inches are made to be hung by two people/,
  ],
  [['How much is the Counter 43 menu board?', 'who mends it'], /three years of on-site warranty/],
  [
    ['How much is the Brightfront Totem 43?', 'and how much is it to hire'],
    /^Of hiring or lending the shop says nothing/,
  ],
  [
    ['How much is the Brightfront Totem 43?', 'how do we clean it'],
    /^Brightfront Totem 43: its page says nothing of just that\.\nIn general: Switch it off first/,
  ],
  [
    ['We want to put a screen in a church hall, viewers sit 15 metres back', 'we’ve got about £3,000'],
    /^No: nothing of that kind that is large enough is within £3,000\.00[\s\S]*read from up to/,
  ],
  [['I have a Philips 55 inch. Which bracket fits it?', 'no sorry its 49 inch'], /By size alone these take 49 inches/],
  [['Touch screens for a classroom?', 'the bigger one'], /^Hallmere Touch 75: £2,290\.00/],
  [
    ['8 x Counter 55, how much to fit them?', 'how much to fit all of them and take the old ones away'],
    /^Fitting 8 × Counter 55 menu board[^\n]*£1,192\.00[\s\S]*WEEE/,
  ],
  [
    ['Which screen for a shop window?', 'how many hours a day can yours run'],
    /^Glowden Window \d\d\. Rated for: 24 hours/,
  ],
  [['How much is the Counter 55 menu board?', 'i need 6', 'to Truro'], /^6 × Counter 55 menu board to Mainland GB/],
  [
    ['How much is the Counter 55 menu board?', 'ok whats the damage for two with vat'],
    /^2 × Counter 55 menu board: £1,378\.00/,
  ],
  [
    ['How much is the Counter 55 menu board?', 'who hangs it', 'and what does that cost'],
    /^Fitting Counter 55 menu board costs £149\.00/,
  ],
  [
    ['three menu boards for a kebab shop', 'actually four'],
    /^The first that I would look at: Counter \d\d menu board[^\n]* 4 of it are £/,
  ],
  [['Touch screens for a classroom?', 'the bigger one', 'too dear'], /^The next cheaper: Hallmere Touch 65/],
  [
    ['3 x Counter 43 and 3 x flat bracket up to 400', 'and with fitting', 'what if we do it ourselves'],
    /Together £1,452\.00 ex VAT[^\n]*\nBoards up to 65 inches are made to be hung by two people/,
  ],
  [
    ['How much is the Counter 55 menu board?', 'what about two of them delivered to Leeds'],
    /^2 × Counter 55 menu board: £1,378\.00[\s\S]*Delivery to Mainland GB/,
  ],
  [
    ['How much is the Counter 43 menu board?', 'does it have speakers'],
    /^Counter 43 menu board\.[^\n]*does not list speakers/,
  ],
  [['I want two 43 inch screens for a shop', 'no for outside'], /Glowden/],
])('%j', async (turns, says) => {
  const { reply } = await lastOf(...turns);
  expect(reply).toMatch(says);
});
