import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Handlers } from '#platform/http/contract.ts';
import type { Postcodes, postcodesContract } from '../contract.ts';
import { countPostcodes } from './find-postcode.ts';
import { latestImport } from './import-postcodes.ts';
import { receivePostcodes } from './receive-postcodes.ts';

export const postcodesHandlers: Handlers<typeof postcodesContract, CallContext> = {
  'GET /api/postcodes': (_input, { context }) => presentPostcodes(context),

  'POST /api/postcodes': async ({ body, query }, { context, caller }) => {
    const fileName = query.fileName ?? 'The file';
    await receivePostcodes(context, { body, fileName, actorId: signedIn(caller).id });
    return presentPostcodes(context);
  },
};

async function presentPostcodes(context: AppContext): Promise<Postcodes> {
  const latest = await latestImport(context);
  return {
    ...(await countPostcodes(context.db)),
    latest: latest
      ? {
          fileName: latest.fileName,
          startedAt: latest.startedAt.toISOString(),
          endedAt: latest.endedAt?.toISOString() ?? null,
          percent: latest.bytes === 0 ? 0 : Math.min(100, Math.floor((latest.bytesRead / latest.bytes) * 100)),
          counts: latest.counts,
          problem: latest.problem,
        }
      : null,
  };
}
