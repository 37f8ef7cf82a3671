import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { id, instant, oneOf, reference } from '#platform/columns.ts';
import { HOME_COUNTRY } from './countries.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    username: varchar('username', { length: 210 }).notNull(),
    // An argon2id string; null until the user has chosen a password.
    passwordHash: text('password_hash'),
    email: varchar('email', { length: 100 }).notNull(),
    // A proposed address; it receives no link but the one that confirms it (decision A15).
    pendingEmail: varchar('pending_email', { length: 100 }),
    userType: varchar('user_type', { length: 20, enum: ['public', 'employer', 'admin'] })
      .notNull()
      .default('public'),
    isActive: boolean('is_active').notNull().default(false),
    companyName: varchar('company_name', { length: 200 }),
    firstName: varchar('first_name', { length: 100 }),
    lastName: varchar('last_name', { length: 100 }),
    phoneNumber: varchar('phone_number', { length: 20 }),
    department: varchar('department', { length: 50 }),
    // Set together with the factors themselves, so that a sign-in without one costs no further query.
    hasSecondFactor: boolean('has_second_factor').notNull().default(false),
    // The first sign-in that should have had a second factor; the days of grace count from it.
    secondFactorAskedAt: instant('second_factor_asked_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check('users_type', sql`${t.userType} in ('public', 'employer', 'admin')`),
    uniqueIndex('users_username_key').on(sql`lower(${t.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    index('users_by_type').on(t.userType),
  ],
);

/** The session of a user or of a guest with a cart. Only the token's SHA-256 is stored (decision A1). */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: varchar('token_hash', { length: 64 }).notNull().unique(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    // When the person last signed in or gave their password; null for guests.
    provedAt: instant('proved_at'),
    // In words, and the address shortened to /24 or /48; null for guests.
    browser: varchar('browser', { length: 60 }),
    network: varchar('network', { length: 50 }),
    // From before the cookie's name began with __Host-: accepted under the old name too.
    isOldCookie: boolean('is_old_cookie').notNull().default(false),
  },
  (t) => [index('sessions_by_user').on(t.userId), index('sessions_by_expiry').on(t.expiresAt)],
);

/** What a pending sign-in waits for. */
export const SIGN_IN_PURPOSES = ['second-factor', 'enrolment', 'passkey', 'new-passkey'] as const;

/**
 * A sign-in after the password and before the second factor, or a passkey's challenge. It belongs to the browser with the
 * token, of which only the SHA-256 is stored, and is no session.
 */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    id: id(),
    tokenHash: varchar('token_hash', { length: 64 }).notNull().unique(),
    purpose: varchar('purpose', { length: 20, enum: SIGN_IN_PURPOSES }).notNull(),
    // Null while only the passkey itself will tell whose it is.
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    challenge: varchar('challenge', { length: 100 }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    check('pending_sign_ins_purpose', oneOf('purpose', SIGN_IN_PURPOSES)),
    check('pending_sign_ins_user', sql`(${t.userId} is null) = (${t.purpose} = 'passkey')`),
    index('pending_sign_ins_by_user').on(t.userId),
    index('pending_sign_ins_by_expiry').on(t.expiresAt),
  ],
);

export const signupRequests = pgTable(
  'signup_requests',
  {
    id: id(),
    email: varchar('email', { length: 100 }).notNull(),
    userType: varchar('user_type', { length: 20, enum: ['employer', 'admin'] }).notNull(),
    companyName: varchar('company_name', { length: 200 }),
    firstName: varchar('first_name', { length: 100 }).notNull(),
    lastName: varchar('last_name', { length: 100 }).notNull(),
    phoneNumber: varchar('phone_number', { length: 20 }),
    message: text('message'),
    status: varchar('status', { length: 20, enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('signup_requests_type', sql`${t.userType} in ('employer', 'admin')`),
    check('signup_requests_status', sql`${t.status} in ('pending', 'approved', 'rejected')`),
    index('signup_requests_by_status').on(t.status, t.createdAt),
  ],
);

export const passwordResetTokens = pgTable(
  'password_reset_tokens',
  {
    id: id(),
    userId: reference('user_id', () => users.id, { onDelete: 'cascade' }),
    // The SHA-256 of the token that was e-mailed.
    token: varchar('token', { length: 255 }).notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    used: boolean('used').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('password_reset_tokens_by_user').on(t.userId)],
);

/** How the pending address of a user takes effect: by a link, or when an admin set it, after a day (decision A15). */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    // One proposal a user: the latest wins.
    userId: reference('user_id', () => users.id, { onDelete: 'cascade' }).unique(),
    proposedBy: integer('proposed_by').references(() => users.id, { onDelete: 'set null' }),
    // The SHA-256 of the token that was e-mailed; null until the sender has made it.
    tokenHash: varchar('token_hash', { length: 64 }).unique(),
    tokenExpiresAt: instant('token_expires_at'),
    // Set by an admin: why, and when it takes effect without a link.
    reason: text('reason'),
    effectiveAt: instant('effective_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('email_changes_reason', sql`(${t.reason} is null) = (${t.effectiveAt} is null)`),
    index('email_changes_due').on(t.effectiveAt).where(sql`${t.effectiveAt} is not null`),
  ],
);

export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: id(),
    customerId: reference('customer_id', () => users.id, { onDelete: 'cascade' }),
    type: varchar('type', { length: 20, enum: ['shipping', 'billing'] })
      .notNull()
      .default('shipping'),
    firstName: varchar('first_name', { length: 100 }),
    lastName: varchar('last_name', { length: 100 }),
    company: varchar('company', { length: 200 }),
    addressLine1: varchar('address_line1', { length: 200 }).notNull(),
    addressLine2: varchar('address_line2', { length: 200 }),
    city: varchar('city', { length: 100 }).notNull(),
    county: varchar('county', { length: 100 }),
    postcode: varchar('postcode', { length: 20 }).notNull(),
    country: varchar('country', { length: 100 }).notNull().default(HOME_COUNTRY),
    phoneNumber: varchar('phone_number', { length: 20 }),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('customer_addresses_type', sql`${t.type} in ('shipping', 'billing')`),
    index('customer_addresses_by_customer').on(t.customerId),
    uniqueIndex('customer_addresses_one_default').on(t.customerId, t.type).where(sql`${t.isDefault}`),
  ],
);
