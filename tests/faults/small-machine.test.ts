import { afterAll, describe, expect, it } from 'vitest';
import { canLimitMemory, memoryGroup } from './memory-group.ts';
import { answers, launchShop, openPremises, stopShop, until } from './running-shop.ts';

// The rest is for npm itself, which stays beside a launcher that it started.
const MACHINE = (512 - 64) * 1024 * 1024;

// Without control groups, or as a plain user, nothing here can be limited.
describe.skipIf(!canLimitMemory())('a machine of 512 MB', () => {
  let close = async () => {};
  afterAll(() => close());

  it('opens with an empty folder, serves pages and prints the catalogue, and nothing is ended for its memory', async () => {
    const premises = await openPremises();
    const group = memoryGroup(MACHINE);
    const shop = launchShop(premises, { SEED_DEMO: '1' });
    group.add(shop.launcher.pid ?? 0);
    close = async () => {
      await stopShop(shop);
      await premises.remove();
      group.remove();
    };
    expect(await until(() => answers(shop.url), 90_000)).toBe(true);
    const apps = shop.app();
    const pdf = await fetch(`${shop.url}/catalogue.pdf`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = new Uint8Array(await pdf.arrayBuffer());
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    const pages = ['/', '/products', '/search?q=menu+board+for+a+cafe', '/api/products'];
    for (const page of pages) expect([page, (await fetch(shop.url + page)).status]).toEqual([page, 200]);
    expect(group.kills()).toBe(0);
    expect(shop.app()).toEqual(apps);
  }, 180_000);
});
