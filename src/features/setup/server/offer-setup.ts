import type { AppContext } from '#platform/app-context.ts';
import { lockSetup, needsSetup } from './needs-setup.ts';
import { addSetupCode } from './setup-codes.ts';

/** Makes a setup code to print for the owner; `null` when no setup is needed. */
export async function offerSetup(context: AppContext): Promise<string | null> {
  return context.db.transaction(async (tx) => {
    await lockSetup(tx);
    return (await needsSetup(context, tx)) ? addSetupCode(tx) : null;
  });
}
