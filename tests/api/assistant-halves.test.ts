import { expect, test } from 'vitest';
import { openDemoAssistant } from '../support/demo-assistant.ts';

const assistant = openDemoAssistant();

const answerTo = async (message: string) => {
  const { status, body } = await assistant.ask({ message, search: null });
  expect(status).toBe(200);
  return body;
};

test.each([
  [
    'We want a scoreboard for outside the club house. Do you rent them and how much?',
    /LED sign 3\.2[\s\S]*Of hiring or lending the shop says nothing/,
  ],
  [
    'We are a primary school looking for a touch screen for a class of thirty, can we pay on invoice and do you install in the holidays?',
    /look at: Hallmere Touch[\s\S]*Credit terms[\s\S]*in holidays the shop says nothing/,
  ],
  [
    'I would like three 32 inch screens, what is the total and do you give a discount for three?',
    /£1,047\.00 ex VAT[\s\S]*The prices in the shop are the same for one and for many/,
  ],
  [
    'We need a noticeboard screen in reception for the lunch menu. Is the software included and who trains our staff?',
    /look at: Brightfront Totem[\s\S]*content software[\s\S]*Of showing staff how a screen is used/,
  ],
])('each half of a question is answered: %s', async (message, says) => {
  expect((await answerTo(message)).reply).toMatch(says);
});

test.each([
  [
    'Can you supply a totem with a hand sanitiser dispenser and can I return it within 30 days?',
    /‘Can you supply a totem with a hand sanitiser dispenser’: I did not find that on our pages; a person can tell you\./,
  ],
  [
    'What does IP65 mean and could three committee members have their own log in?',
    /‘could three committee members have their own log in’: I did not find that/,
  ],
])('what no page answers is handed over in the words of the customer: %s', async (message, says) => {
  const { reply, ways } = await answerTo(message);
  expect(reply).toMatch(says);
  expect(ways).toContain('person');
});

test.each([
  'How heavy is the 86 inch display and what wall mount takes it?',
  'Do you accept purchase orders from an academy trust and can one order go to five schools?',
  'Is a 50 inch screen big enough for a hall 14 metres long, and what about sound?',
])('what was answered is not said to have been found nowhere: %s', async (message) => {
  expect((await answerTo(message)).reply).not.toMatch(/I did not find that on our pages/);
});

test.each([
  ['How much for six Room 10 door panels with software?', /6 × Brightfront content software[^\n]*£864\.00/],
  [
    'What is the difference in price between the 75 and the 86 inch touch for nine of them?',
    /The difference is £860\.00 ex VAT\. For 9 it is £7,740\.00 ex VAT\./,
  ],
  ['What is the lead time for a 75 inch interactive display?', /^Hallmere Touch 75\.[^\n]*In stock: \d+/],
  ['How deep is the 75 inch touch screen with the wall bracket?', /^Hallmere Touch 75\. Depth: 92 mm/],
  ['How loud are the speakers on the 65 inch touch screen?', /^(?!Wall speakers)[\s\S]*Hallmere Touch 65/],
])('what is asked of a counted or described thing is told of it: %s', async (message, says) => {
  expect((await answerTo(message)).reply).toMatch(says);
});

test('a condition of which the page of what is offered says nothing is named', async () => {
  const { reply } = await answerTo(
    'We need a touch kiosk that must take wheelchair users and print tickets, under £2000',
  );
  expect(reply).toMatch(/Of wheelchair users I did not find anything on the page of Hallmere Order 22 kiosk/);
});

test('whoever asks how screens go off by themselves is not shown a power sequencer', async () => {
  const { reply } = await answerTo(
    'What does it cost to leave a menu screen on 12 hours a day and can it switch itself off at night?',
  );
  expect(reply).toMatch(/Screens switch themselves by a clock/);
  expect(reply).not.toMatch(/The first that I would look at/);
});

test('a ‘not found’ beside other answers says of what', async () => {
  const { reply } = await answerTo('What VESA pattern has the 49 inch window display, and does it take 4K over HDMI?');
  expect(reply).toMatch(/‘What VESA pattern has the 49 inch window display’: I did not find that on our pages/);
  expect(reply).toMatch(/3840 × 2160/);
});

test.each([
  'Has the 32 inch menu board an RS232 port and which commands does it understand?',
  'We open on 12 December. Can you deliver and fit a window screen before then, and is there someone to design the first slides?',
])('what the answer may have is not said to have been found nowhere: %s', async (message) => {
  expect((await answerTo(message)).reply).not.toMatch(/‘(?:Has the|Can you deliver)[^’]*’: I did not find/);
});

test('the nearest passage answers what no page of the shop does', async () => {
  const { reply } = await answerTo(
    'Can you send a quote for four 65 inch touch screens, and are they safe for small children?',
  );
  expect(reply).toMatch(/Where small children touch, look for a hardened safety glass/);
});
