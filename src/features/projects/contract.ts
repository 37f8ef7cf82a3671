import { z } from 'zod';
import { QUANTITY } from '#features/cart/quantity.ts';
import { productAnswer } from '#features/catalogue/contract.ts';
import { amount, isoInstant, optionalName, recordId, recordIdText, requiredName } from '#platform/http/input.ts';
import { LIST } from './list-limits.ts';

const findingAnswer = z.object({
  /** `wrong`: it serves nothing of its room; `missing`: something for it is not there; `spare`: nothing there needs it. */
  is: z.enum(['wrong', 'missing', 'not known', 'spare', 'fits']),
  product: z.object({ id: z.int(), name: z.string() }),
  sentence: z.string(),
  reasons: z.array(z.string()),
});

const lineAnswer = z.object({
  productId: z.int(),
  /** As the catalogue has it, or as it was when it was last sold. */
  name: z.string(),
  quantity: z.int(),
  /** Blank: of no room. */
  room: z.string(),
  /** Null: it is no longer sold. */
  product: productAnswer
    .pick({ id: true, name: true, sku: true, price: true, priceIncVat: true, imageUrl: true, inStock: true })
    .extend({ stockQuantity: z.int() })
    .nullable(),
  /** Null where it is no longer sold. */
  total: amount.nullable(),
  totalIncVat: amount.nullable(),
});
export type ProjectListLine = z.infer<typeof lineAnswer>;

export const projectListAnswer = z.object({
  id: z.int(),
  name: z.string(),
  /** `own`: of the caller's account; `edit`: by its secret address; `read`: by its link, which changes nothing. */
  access: z.enum(['own', 'edit', 'read']),
  lines: z.array(lineAnswer),
  /** The rooms in the order in which the lines name them, with what fits in each as a whole. */
  rooms: z.array(z.object({ name: z.string(), total: amount, totalIncVat: amount, findings: z.array(findingAnswer) })),
  /** At today's prices, without delivery and without what is no longer sold. */
  total: amount,
  vatRate: z.string(),
  vatAmount: amount,
  totalIncVat: amount,
  /** The key of the link by which it is read; null where there is none, or for who reads. */
  readKey: z.string().nullable(),
  /** The day after which it goes unless it is opened again; null where an account keeps it. */
  keptUntil: isoInstant.nullable(),
  changedAt: isoInstant,
  version: z.int(),
});
export type ProjectList = z.infer<typeof projectListAnswer>;
export type ListFinding = z.infer<typeof findingAnswer>;

export const projectListSummary = z.object({
  id: z.int(),
  name: z.string(),
  lines: z.int(),
  pieces: z.int(),
  changedAt: isoInstant,
});
export type ProjectListSummary = z.infer<typeof projectListSummary>;

const HOW_MANY = `Quantity must be a whole number from ${QUANTITY.least} to ${QUANTITY.most}`;
export const TOO_MANY_LINES = `A project list can have at most ${LIST.mostLines} lines. Make a second list for the rest.`;

const line = z.object({
  productId: recordId('Choose a product'),
  quantity: z.int({ error: HOW_MANY }).min(QUANTITY.least, HOW_MANY).max(QUANTITY.most, HOW_MANY),
  room: optionalName(LIST.roomLetters, 'A room').transform((room) => room ?? ''),
});
export type LineSent = z.output<typeof line>;
const lines = z.array(line, { error: 'Choose a product' }).max(LIST.mostLines, TOO_MANY_LINES);
const name = requiredName(LIST.nameLetters, 'Give the list a name', 'The name');

const params = z.object({ id: recordIdText() });
/** The key of the secret address, or of the link by which a list is read. */
const query = z.object({ key: z.string().max(100).optional() });

export const projectsContract = {
  'GET /api/project-lists': {
    summary: 'Own project lists, the last changed first',
    who: 'self',
    answer: z.array(projectListSummary),
  },
  'POST /api/project-lists': {
    summary: 'Start a project list: of the account, or for a guest with the key of its secret address',
    who: 'public',
    body: z.object({ name, lines: lines.default([]) }),
    answer: z.object({ id: z.int(), key: z.string().nullable() }),
    status: 201,
  },
  'GET /api/project-lists/{id}': {
    summary: 'A project list at today’s prices, with what fits in each room',
    who: 'public',
    params,
    query,
    answer: projectListAnswer,
  },
  'PUT /api/project-lists/{id}': {
    summary: 'Name a project list and set its lines; a version that is no longer the newest is refused',
    who: 'public',
    params,
    query,
    body: z.object({ name, lines, version: z.int().optional() }),
    answer: projectListAnswer,
  },
  'POST /api/project-lists/{id}/lines': {
    summary: 'Add lines to a project list: a product that stands in the same room is raised. All of them, or none',
    who: 'public',
    params,
    query,
    body: z.object({ lines: lines.min(1, 'Choose a product') }),
    answer: projectListAnswer,
  },
  'DELETE /api/project-lists/{id}': { summary: 'Delete a project list', who: 'public', params, query },
  'PUT /api/project-lists/{id}/link': {
    summary: 'Make a link by which a project list is read; the one before no longer works',
    who: 'public',
    params,
    query,
    answer: z.object({ readKey: z.string() }),
  },
  'DELETE /api/project-lists/{id}/link': {
    summary: 'Revoke the link by which a project list is read',
    who: 'public',
    params,
    query,
  },
  'POST /api/project-lists/{id}/claim': {
    summary: 'Take a guest’s list into one’s account; its secret address no longer works',
    who: 'self',
    params,
    query,
    answer: projectListAnswer,
  },
} as const;
