import type { TestProject } from 'vitest/node';
import { type Premises, startShop } from './start-shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    demoShop: Premises;
  }
}

/** Fills one demo shop before all journeys; each file of them gets a copy, which is ready much sooner. */
export default async function fillDemoShop({ provide }: TestProject): Promise<() => Promise<void>> {
  const shop = await startShop();
  await shop.close();
  provide('demoShop', shop.premises);
  return shop.stop;
}
