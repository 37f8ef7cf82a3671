import { z } from 'zod';

const period = z.object({ from: z.string(), to: z.string() });

export const searchesReportAnswer = z.object({
  period,
  items: z.array(z.object({ query: z.string(), times: z.int(), lastDay: z.string() })),
});
export type SearchesReport = z.infer<typeof searchesReportAnswer>;

export const unopenedReportAnswer = z.object({
  period,
  items: z.array(
    z.object({
      query: z.string(),
      /** How many looked at its results, each address once a day; staff and programs are not counted. */
      visits: z.int(),
      /** How many of them opened and added nothing. */
      unopened: z.int(),
      lastDay: z.string(),
      /** What stands first today; null if nothing is found any more. */
      first: z.object({ productId: z.int(), name: z.string() }).nullable(),
      /** What the others opened and added. */
      opened: z.array(z.object({ productId: z.int(), name: z.string(), opened: z.int(), added: z.int() })),
    }),
  ),
});
export type UnopenedReport = z.infer<typeof unopenedReportAnswer>;
