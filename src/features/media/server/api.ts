import type { CallContext } from '#features/accounts/server/door.ts';
import type { mediaContract } from '#features/media/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { acceptPicture } from './accept-picture.ts';
import { putMedia } from './store.ts';

export const mediaHandlers: Handlers<typeof mediaContract, CallContext> = {
  'POST /api/media': async ({ body }, { context }) => {
    const picture = await acceptPicture(body.bytes);
    const { contentType, width, height, bytes } = picture;
    const stored = await putMedia(context, context.db, picture);
    return { ...stored, contentType, width, height, byteLength: bytes.byteLength };
  },
};
