import { z } from 'zod';
import { recordIdText, requiredText } from '#platform/http/input.ts';
import type { RefusalTable } from '#platform/refusal.ts';
import { VIEW_SCREENS } from './screens.ts';

export const viewAnswer = z.object({
  id: z.int(),
  screen: z.enum(VIEW_SCREENS),
  name: z.string(),
  /** The query string of the list's address, without its question mark. */
  search: z.string(),
});
export type SavedView = z.infer<typeof viewAnswer>;

const SCREEN = `The screen can be ${VIEW_SCREENS.join(', ')}`;
const NOT_A_SEARCH = 'This is not the address of a list';
const name = requiredText(60, 'Name is required');
const search = z
  .string({ error: NOT_A_SEARCH })
  .max(1000, NOT_A_SEARCH)
  .regex(/^[\w.~%+*&=-]*$/, NOT_A_SEARCH);

export const viewsContract = {
  'GET /api/saved-views': {
    summary: 'Your own saved views of the staff lists, by name',
    who: 'staff',
    query: z.object({ screen: z.enum(VIEW_SCREENS, { error: SCREEN }).optional() }),
    answer: z.array(viewAnswer),
  },
  'POST /api/saved-views': {
    summary: 'Keep a list as it is filtered and sorted under a name',
    who: 'staff',
    body: z.object({ screen: z.enum(VIEW_SCREENS, { error: SCREEN }), name, search }),
    answer: viewAnswer,
    status: 201,
  },
  'PUT /api/saved-views/{id}': {
    summary: 'Rename a view of yours, or keep another list under its name',
    who: 'staff',
    params: z.object({ id: recordIdText() }),
    body: z.object({ name, search }),
    answer: viewAnswer,
  },
  'DELETE /api/saved-views/{id}': {
    summary: 'Remove a view of yours',
    who: 'staff',
    params: z.object({ id: recordIdText() }),
  },
} as const;

export const viewsRefusals = {
  view_exists: { status: 409, title: 'This name is taken' },
  too_many_views: { status: 409, title: 'Too many views' },
} satisfies RefusalTable;
