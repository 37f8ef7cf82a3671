import { type Memory, watchMemory } from '../memory.ts';
import { type ProcessorTime, processorTimeOf } from '../processor-time.ts';
import type { BenchShop } from '../shop.ts';

/** What has been taken since the meters were started. */
export interface Meters {
  /** How much of one core this process took: 1 is all of it. */
  clientBusy(): number;
  /** Milliseconds of processor of the shop; null where the machine does not tell, and at a shop elsewhere. */
  processorMs(): ProcessorTime | null;
  /** The most memory meanwhile; ends the watching. */
  memoryMb(): Memory | null;
}

/** Starts meters at this process and, if it is the bench's own, at the shop. */
export function startMeters(shop: BenchShop | null): Meters {
  const startedAt = performance.now();
  const client = process.cpuUsage();
  const before = shop && processorTimeOf(shop);
  const stopWatching = shop && watchMemory(shop);
  return {
    clientBusy() {
      const { user, system } = process.cpuUsage(client);
      return (user + system) / 1_000 / (performance.now() - startedAt);
    },
    processorMs() {
      const after = shop && processorTimeOf(shop);
      return before && after && { app: after.app - before.app, database: after.database - before.database };
    },
    memoryMb: () => stopWatching?.() ?? null,
  };
}
