import { beforeEach, expect, test } from 'vitest';
import { QueryClient } from './query-client.ts';
import { type MutationOptions, sendChange } from './send-change.ts';

let client: QueryClient;
let told: string[];

beforeEach(() => {
  client = new QueryClient();
  told = [];
});

const tell = (what: string) => () => void told.push(what);

/** A change of a line in the cart that tells what happens to it. */
function change(more: Partial<MutationOptions<string, number, string>> = {}): MutationOptions<string, number, string> {
  return {
    mutationFn: async (quantity) => {
      told.push(`sent ${quantity}`);
      return 'kept';
    },
    onMutate: (quantity) => {
      told.push(`shown ${quantity}`);
      return 'as it was';
    },
    onSuccess: tell('well'),
    onError: (error, quantity, before) => told.push(`${error.message} ${quantity}, back to ${before}`),
    onSettled: tell('settled'),
    ...more,
  };
}

test('what the server refuses is taken back to what was there before, and the failure is handed on', async () => {
  const refused = change({ mutationFn: () => Promise.reject(new Error('no stock for')) });
  await expect(sendChange(client, () => refused, 9)).rejects.toThrow('no stock for');
  expect(told).toEqual(['shown 9', 'no stock for 9, back to as it was', 'settled']);
});

test('a change that could not even be shown is not sent', async () => {
  const broken = change({ onMutate: () => Promise.reject(new Error('no room for')) });
  await expect(sendChange(client, () => broken, 2)).rejects.toThrow('no room for');
  expect(told).toEqual(['no room for 2, back to undefined', 'settled']);
});

test('two changes of one cart are both shown at once and sent in turn, the second also when the first failed', async () => {
  const scope = { id: 'cart' };
  const answer = Promise.withResolvers<string>();
  const first = sendChange(client, () => change({ scope, mutationFn: () => answer.promise }), 1);
  const second = sendChange(client, () => change({ scope }), 2);
  await expect.poll(() => told).toEqual(['shown 1', 'shown 2']);
  answer.reject(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  expect(await second).toBe('kept');
  expect(told.slice(2)).toEqual(['lost 1, back to as it was', 'settled', 'sent 2', 'well', 'settled']);
});

test('a change that could not even be shown lets nobody past the one before it', async () => {
  const scope = { id: 'cart' };
  const answer = Promise.withResolvers<string>();
  const first = sendChange(client, () => change({ scope, mutationFn: () => answer.promise }), 1);
  const broken = change({ scope, onMutate: () => Promise.reject(new Error('no room for')) });
  await expect(sendChange(client, () => broken, 2)).rejects.toThrow('no room for');
  const third = sendChange(client, () => change({ scope }), 3);
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).not.toContain('sent 3');
  answer.resolve('kept');
  await Promise.all([first, third]);
  expect(told).toContain('sent 3');
});

test('it counts as on its way until all that follows from it is done', async () => {
  const mutationKey = ['cart'];
  const onSettled = () => told.push(`settled, on their way: ${client.isMutating({ mutationKey })}`);
  await sendChange(client, () => change({ mutationKey, onSettled }), 3);
  expect(told.at(-1)).toBe('settled, on their way: 1');
  expect(client.isMutating({ mutationKey })).toBe(0);
});

test('a screen that has moved on meanwhile is told in its own words', async () => {
  let options = change();
  const sending = sendChange(client, () => options, 4);
  options = change({ onSuccess: tell('well, on the next screen') });
  await sending;
  expect(told).toContain('well, on the next screen');
});
