import type { AppContext } from '#platform/app-context.ts';
import { lockSetup, needsSetup } from './needs-setup.ts';
import { addSetupCode } from './setup-codes.ts';

/** A new code for the setup page of a shop without an admin, to be printed for its owner; `null` when it needs none. */
export async function offerSetup(context: AppContext): Promise<string | null> {
  return context.db.transaction(async (tx) => {
    await lockSetup(tx);
    return (await needsSetup(context, tx)) ? addSetupCode(tx) : null;
  });
}
