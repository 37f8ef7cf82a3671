import { z } from 'zod';
import { isoInstant, optionalText } from '#platform/http/input.ts';

const count = z.int();

export const postcodesAnswer = z.object({
  /** How many postcodes have an exact place, and in how many postcode areas. */
  postcodes: count,
  areas: count,
  /** The newest import, whether under way or over. */
  latest: z
    .object({
      fileName: z.string(),
      startedAt: isoInstant,
      endedAt: isoInstant.nullable(),
      percent: z.int(),
      counts: z.object({ rows: count, taken: count, repeated: count, ended: count, rough: count, broken: count }),
      /** Why nothing was changed. */
      problem: z.string().nullable(),
    })
    .nullable(),
});
export type Postcodes = z.infer<typeof postcodesAnswer>;

export const postcodesContract = {
  'GET /api/postcodes': { summary: 'How many postcodes have an exact place', who: 'admin', answer: postcodesAnswer },
  'POST /api/postcodes': {
    summary: 'Import Code-Point Open or the ONS Postcode Directory, as CSV or zip; ask GET for how far it is',
    who: 'admin',
    query: z.object({ fileName: optionalText(200, 'The name of the file') }),
    file: {
      contentTypes: ['text/csv', 'application/zip'],
      limit: 2 * 1024 * 1024 * 1024,
      isStreamed: true,
      tooLarge: 'This file is larger than 2 GB, which no published file of postcodes is.',
    },
    answer: postcodesAnswer,
    status: 202,
  },
} as const;
