import { z } from 'zod';
import { isoInstant, recordIdText } from '#platform/http/input.ts';
import { permissionForm } from './form.ts';
import { PERMISSION_TYPES } from './permission.ts';

/** A grant with its user, who is null when the account is gone ('Unknown User'). */
export const permissionAnswer = z.object({
  id: z.int(),
  userId: z.int(),
  permissionType: z.enum(PERMISSION_TYPES),
  /** False: revoked. */
  granted: z.boolean(),
  /** The admin who decided it last; null for sample data. */
  grantedBy: z.int().nullable(),
  /** When it was granted; null while it is revoked. */
  grantedAt: isoInstant.nullable(),
  createdAt: isoInstant,
  user: z
    .object({
      id: z.int(),
      username: z.string(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      isActive: z.boolean(),
    })
    .nullable(),
});
export type Permission = z.infer<typeof permissionAnswer>;

/** A right, whether the caller has it, and the calls that it allows. */
const rightAnswer = z.object({
  title: z.string(),
  description: z.string(),
  isAllowed: z.boolean(),
  /** The summaries of the calls that it allows. */
  opens: z.array(z.string()),
});
export type Right = z.infer<typeof rightAnswer>;

const permissionParams = z.object({ id: recordIdText() });

export const permissionsContract = {
  'GET /api/permissions': {
    summary: 'Every grant, whether it holds or is revoked',
    who: 'admin',
    answer: z.array(permissionAnswer),
  },
  'POST /api/permissions': {
    summary: 'Grant a permission to an employer',
    who: 'admin',
    body: permissionForm,
    answer: permissionAnswer,
    status: 201,
  },
  'PUT /api/permissions/{id}': {
    summary: 'Change a grant, or revoke it and keep its row',
    who: 'admin',
    params: permissionParams,
    body: permissionForm,
    answer: permissionAnswer,
  },
  'DELETE /api/permissions/{id}': {
    summary: 'Revoke a grant and remove its row',
    who: 'admin',
    params: permissionParams,
  },
  'GET /api/rights': {
    summary: 'What the caller may do here and what not',
    who: 'staff',
    answer: z.array(rightAnswer),
  },
} as const;
