import { z } from 'zod';
import { PICTURE_TOO_LARGE, PICTURE_TYPES } from './picture-rules.ts';

/** A picture as stored: upright, without metadata, no larger than screens need. */
export const storedPictureAnswer = z.object({
  hash: z.string(),
  url: z.string().meta({ example: '/media/<SHA-256>.jpg' }),
  contentType: z.string(),
  width: z.int(),
  height: z.int(),
  byteLength: z.int(),
});

export const mediaContract = {
  'POST /api/media': {
    summary: 'Keep a picture, sent as its bytes; the answer says where it is served',
    who: 'perm:manage_products',
    // Above the limit of a picture: an upload cut off at that limit would break before its message.
    file: { contentTypes: PICTURE_TYPES, limit: 15 * 1024 * 1024, tooLarge: PICTURE_TOO_LARGE },
    answer: storedPictureAnswer,
    status: 201,
  },
} as const;
