import { writeRates } from '#features/fitting/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { demoFittingRates } from './methods.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedHistory } from './seed-history.ts';
import { seedMethods } from './seed-methods.ts';
import { seedPeople } from './seed-people.ts';
import { seedPost } from './seed-post.ts';
import { seedSettings } from './seed-settings.ts';

/** Fills an empty database with the demo shop: its settings, people, catalogue and 120 days of trade (decision B8). */
export async function seedDemo(context: AppContext): Promise<void> {
  await seedSettings(context);
  const people = await seedPeople(context);
  const methods = await seedMethods(context);
  const products = await seedCatalogue(context);
  await seedHistory(context, { people, methods, products });
  await seedPost(context, { people, products });
  // After the products, whose numbers begin with 1.
  await context.db.transaction((tx) => writeRates(tx, demoFittingRates, context.clock.now()));
}
