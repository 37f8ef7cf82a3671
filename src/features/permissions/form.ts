import { z } from 'zod';
import { recordId } from '#platform/http/input.ts';
import { PERMISSION_TYPES } from './permission.ts';

/** The form of a grant, with the messages of section 5. The session tells who granted it (decision A2). */
export const permissionForm = z.object({
  userId: recordId('User selection is required'),
  permissionType: z.enum(PERMISSION_TYPES, { error: 'Permission type is required' }),
  granted: z.boolean({ error: 'Granted must be true or false' }).default(true),
});
