import { expect, test } from 'vitest';
import { openDemoAssistant } from '../support/demo-assistant.ts';

const assistant = openDemoAssistant();
const ask = async (message: string) => (await assistant.ask({ message })).body;

test.each([
  'can I add one more bracket to my order BF-8A2G-ABAJ?',
  'Can you add a bracket to order BF-8A2G-ABAJ',
  'please change the address of BF-8A2G-ABAJ',
  'I need to swap the bracket in order BF-8A2G-ABAJ for a bigger one',
])('who wants an order changed and names it is told who does it: %s', async (message) => {
  const { reply, ways } = await ask(message);
  expect(reply).toMatch(/^I cannot change an order here\./);
  expect(ways).toContain('person');
});

test('who wants an order cancelled and names it is told who does it', async () => {
  expect((await ask('please cancel BF-8A2G-ABAJ')).reply).toMatch(/^I cannot cancel an order here\./);
});

test.each(['where is BF-8A2G-ABAJ', 'BF-8A2G-ABAJ', 'has BF-8A2G-ABAJ left yet?', 'status of my order BF-8A2G-ABAJ'])(
  'who asks where an order is finds it: %s',
  async (message) => expect((await ask(message)).reply).toContain('track BF-8A2G-ABAJ by that number'),
);
