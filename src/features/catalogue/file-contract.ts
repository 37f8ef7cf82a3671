import { z } from 'zod';
import { optionalText } from '#platform/http/input.ts';
import { storeFilterForm } from './bulk-form.ts';

/** The outcome of an import, or of its dry run. */
export const importReport = z.object({
  dryRun: z.boolean(),
  /** Rows that are not blank, without the header. */
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  wrongRows: z.int(),
  errorCount: z.int(),
  /** The first 500, by line. `field` is a column's name; null for the whole line. */
  errors: z.array(z.object({ line: z.int(), field: z.string().nullable(), message: z.string(), value: z.string() })),
  unknownColumns: z.array(z.string()),
  /** Known products whose stock changes, the first 200 by line, and how many they are. */
  stock: z.array(z.object({ line: z.int(), id: z.int(), name: z.string(), before: z.int(), after: z.int() })),
  stockChanged: z.int(),
  /** Rows whose stock stays as it is, because the file says a number and not from when. */
  stockLeftAlone: z.int(),
});
export type ImportReport = z.infer<typeof importReport>;

export const productFileContract = {
  'GET /api/products/export': {
    summary: 'The products as a CSV file that can be imported again; filtered as the product store is',
    who: 'perm:manage_products',
    query: storeFilterForm,
    answersFile: 'text/csv; charset=utf-8',
  },
  'POST /api/products/import': {
    summary: 'Add and change products from a CSV file: all of it or nothing; with dryRun=true only look',
    who: 'perm:manage_products',
    query: z.object({
      dryRun: z.enum(['true', 'false'], { error: 'dryRun can be true or false' }).optional(),
      /** The name of the file, for the ledger of stock. */
      name: optionalText(200, 'The name of the file'),
    }),
    file: { contentTypes: ['text/csv'], limit: 50 * 1024 * 1024, isStreamed: true },
    answer: importReport,
  },
} as const;
