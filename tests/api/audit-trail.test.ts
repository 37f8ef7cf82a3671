import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { Call } from '#platform/http/contract.ts';
import { type ApiContract, apiContract } from '../../src/api-contract.ts';
import { signedIn } from '../support/people.ts';
import type { Visitor } from '../support/shop.ts';
import { sampleCalls } from './sample-calls.ts';
import { addressOf } from './samples/sample.ts';
import { openWorld, type World } from './samples/world.ts';

/** Calls of staff that change no record, each with why. */
const CHANGES_NOTHING: Partial<Record<keyof ApiContract, string>> = {
  'POST /api/backups': 'without a place for backups it is refused; what it writes is looked at with what it does',
  'POST /api/emails/try-again': 'without a mail server it is refused; what it writes is looked at with what it does',
  'POST /api/media': 'a picture belongs to nothing until a product names it, and that is a change of the product',
  'POST /api/orders/status/undo': 'nothing was set a moment ago; what it writes is looked at with what it does',
};

// Like an address book: everybody's own, and nothing of the shop.
const isOfOneself = (name: string) => name.includes('/api/saved-views');

const changing = Object.entries<Call>(apiContract)
  .filter(([name, { who }]) => !name.startsWith('GET ') && !['public', 'self', 'customer'].includes(who))
  .filter(([name]) => !isOfOneself(name))
  .map(([name]) => name as keyof ApiContract);

let world: World;
let admin: Visitor & { id: number };
beforeAll(openShop);
afterAll(() => world?.shop.close());

test('there are changes to look for', () => {
  expect(changing.length).toBeGreaterThan(8);
});

describe('what staff change stands in the audit log with who did it:', () => {
  test.each(changing)('%s', async (name) => {
    let response = await change(name);
    // What went before may stand in its way (a record that is gone): then it is tried in a shop of its own.
    if (!response.ok) {
      await world.shop.close();
      await openShop();
      response = await change(name);
    }
    if (CHANGES_NOTHING[name]) return;
    expect(response.status, await response.clone().text()).toBeLessThan(300);
    const entries = await world.shop.context.db.select().from(auditLog);
    expect(entries).not.toEqual([]);
    for (const { actorId, before, after } of entries) {
      expect(actorId).toBe(admin.id);
      expect(before ?? after).not.toBeNull();
    }
  });
});

async function openShop(): Promise<void> {
  world = await openWorld();
  admin = await signedIn(world.shop, 'admin');
}

async function change(name: keyof ApiContract): Promise<Response> {
  await world.shop.context.db.delete(auditLog);
  const { method, url } = addressOf(name, sampleCalls[name](world));
  const { body, file, headers } = sampleCalls[name](world);
  return admin.fetch(url, {
    method,
    headers: { ...headers, ...(file ? { 'content-type': file.type } : {}) },
    ...(body ? { json: body } : {}),
    ...(file ? { body: file.content } : {}),
  });
}
