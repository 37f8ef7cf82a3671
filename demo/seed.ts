import type { Ground } from '#platform/ground.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedHistory } from './seed-history.ts';
import { seedMethods } from './seed-methods.ts';
import { seedPeople } from './seed-people.ts';
import { seedPost } from './seed-post.ts';
import { seedSettings } from './seed-settings.ts';

/** Fills an empty database with the demo shop: its settings, people, catalogue and 120 days of trade (decision B8). */
export async function seedDemo(ground: Ground): Promise<void> {
  await seedSettings(ground);
  const people = await seedPeople(ground);
  const methods = await seedMethods(ground);
  const products = await seedCatalogue(ground);
  await seedHistory(ground, { people, methods, products });
  await seedPost(ground, { people, products });
}
