import type { Ground } from '#platform/ground.ts';
import { lockSetup, needsSetup } from './needs-setup.ts';
import { addSetupCode } from './setup-codes.ts';

/** A new code for the setup page of a shop without an admin, to be printed for its owner; `null` when it needs none. */
export async function offerSetup(ground: Ground): Promise<string | null> {
  return ground.db.transaction(async (tx) => {
    await lockSetup(tx);
    return (await needsSetup(ground, tx)) ? addSetupCode(tx) : null;
  });
}
