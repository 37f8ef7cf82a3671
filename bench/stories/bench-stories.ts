import path from 'node:path';
import { machine, writeResults } from '../results.ts';
import { readShop, stockEverything } from '../shop.ts';
import { STORIES } from './stories.ts';
import { DEVICES, openTellers } from './teller.ts';

/**
 * Plays the six buyers' stories from the first question to the paid and tracked order, on a phone and at a desk, and
 * photographs each step beside the results. Fails when a step cannot be taken or a promise is not held.
 */
export async function benchStories(only = ''): Promise<number> {
  const startedAt = new Date();
  const shop = readShop();
  await stockEverything(shop);
  const folder = path.resolve(import.meta.dirname, '../results/stories');
  const tellers = await openTellers(shop.url, folder);
  const told: { story: string; device: string; faults: string[] }[] = [];
  for (const { name, play } of STORIES.filter((story) => story.name.includes(only))) {
    for (const device of DEVICES) {
      const faults = await tellers.tell(name, device, play);
      told.push({ story: name, device, faults });
      console.log(`${name}, ${device}: ${faults.length === 0 ? 'as promised' : faults.join('\n  ')}`);
    }
  }
  await tellers.close();
  console.log(`\nPictures in ${path.relative(process.cwd(), folder)}`);
  console.log(`Written to ${await writeResults(startedAt, { bench: 'stories', machine: machine(), told })}`);
  return told.some(({ faults }) => faults.length > 0) ? 1 : 0;
}
