import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { handoffScript } from './handoff-script.ts';

test('data with the end of a script in it does not end the script', async () => {
  const data = '["</script><!--\u2028 5 > 4 & \\"quoted\\""]';
  const serverHandoffStream = new Blob([data]).stream();
  const script = await handoffScript({ serverHandoffStream } as EntryContext);
  expect(script).not.toMatch(/[<>&\u2028]/);
  const received: string[] = [];
  const streamController = { enqueue: (text: string) => received.push(text), close: () => received.push('closed') };
  new Function('window', script)({ __reactRouterContext: { streamController } });
  expect(received).toEqual([data, 'closed']);
});
