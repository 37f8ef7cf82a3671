import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, unique, varchar } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/tables.ts';
import { id, instant, reference } from '#platform/columns.ts';

/** The public keys of passkeys (WebAuthn); the private keys never leave the user's devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: reference('user_id', () => users.id, { onDelete: 'cascade' }),
    // In base64url; at most 1,023 bytes by the standard.
    credentialId: varchar('credential_id', { length: 1400 }).notNull().unique(),
    publicKey: text('public_key').notNull(),
    // How often the authenticator has signed; many count nothing and say 0.
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull().default(sql`'{}'::text[]`),
    name: varchar('name', { length: 60 }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('passkeys_by_user').on(t.userId)],
);

/** The secret of an app for one-time codes, at most one an account; unconfirmed until its first code was right. */
export const oneTimeCodeSecrets = pgTable('one_time_code_secrets', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  // In base32. It must be readable to check codes with, so that a copy of the database holds it.
  secret: varchar('secret', { length: 64 }).notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  confirmedAt: instant('confirmed_at'),
});

/** The codes that were used, by their step of 30 seconds: one code signs in once. */
export const usedOneTimeCodes = pgTable(
  'used_one_time_codes',
  {
    userId: reference('user_id', () => users.id, { onDelete: 'cascade' }),
    step: bigint('step', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.step] })],
);

/** Recovery codes, each for one sign-in; only their SHA-256 is stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: reference('user_id', () => users.id, { onDelete: 'cascade' }),
    codeHash: varchar('code_hash', { length: 64 }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    // Only for the code that is made on the server for an admin; the others last until they are replaced.
    expiresAt: instant('expires_at'),
    usedAt: instant('used_at'),
  },
  (t) => [unique('recovery_codes_key').on(t.userId, t.codeHash)],
);
