import type { TestProject } from 'vitest/node';
import { startShop } from './start-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    /** The shop's own database, for who needs people that no form makes quickly. */
    databaseUrl: string;
  }
}

/** Starts the shop with its demo data, once for all journeys. */
export default async function setup(project: TestProject) {
  const shop = await startShop();
  project.provide('shopUrl', shop.url);
  project.provide('databaseUrl', shop.databaseUrl);
  return shop.stop;
}
