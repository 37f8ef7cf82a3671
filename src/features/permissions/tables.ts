import { boolean, check, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/tables.ts';
import { id, instant, oneOf, reference } from '#platform/columns.ts';
import { PERMISSION_TYPES } from './permission.ts';

export const permissions = pgTable(
  'permissions',
  {
    id: id(),
    userId: reference('user_id', () => users.id, { onDelete: 'cascade' }),
    permissionType: varchar('permission_type', { length: 50, enum: PERMISSION_TYPES }).notNull(),
    granted: boolean('granted').notNull().default(false),
    grantedBy: integer('granted_by').references(() => users.id, { onDelete: 'set null' }),
    grantedAt: instant('granted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('permissions_user_type_key').on(t.userId, t.permissionType),
    check('permissions_type', oneOf('permission_type', PERMISSION_TYPES)),
  ],
);
