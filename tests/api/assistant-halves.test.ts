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
    /Of ‘Can you supply a totem with a hand sanitiser dispenser’ I did not find anything on our pages; a person can tell you\./,
  ],
  [
    'What does IP65 mean and could three committee members have their own log in?',
    /Of ‘could three committee members have their own log in’ I did not find anything/,
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
  expect((await answerTo(message)).reply).not.toMatch(/I did not find anything on our pages/);
});
