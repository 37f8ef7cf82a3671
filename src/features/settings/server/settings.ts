import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { placeOfCompany } from '#features/settings/company-place.ts';
import { branchAnswer, companyAnswer, socialAnswer } from '#features/settings/contract.ts';
import { MOST_GRACE_DAYS } from '#features/settings/forms.ts';
import { settings } from '#features/settings/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { readOnce } from '#platform/read-once.ts';
import { refuse } from '#platform/refusal.ts';

const claim = z.object({
  title: z.string(),
  text: z.string(),
  href: z.string(),
  /** The claim holds only while an active delivery method takes at most this many days (decision B12). */
  needsDeliveryDays: z.int().min(0).optional(),
});

const origin = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  address: z.string(),
  precision: z.enum(['area', 'country']).optional(),
});

/** The schema of each setting. */
const shapes = {
  /** Only for its version; the rates are in `vat_rates`. */
  vat: z.object({}),
  mode: z.enum(['demo', 'production']),
  company: companyAnswer,
  /** Whether refunds are for admins, or belong to all staff who manage orders. */
  refunds: z.object({ adminsOnly: z.boolean() }),
  /** At or below this stock more is to be ordered of a product without a reorder point of its own. */
  stock: z.object({ reorderPoint: z.int().min(0) }),
  /** What a kWh usually costs a business in the UK, for what a screen costs to run. */
  electricity: z.object({ pencePerKwh: z.number().positive() }),
  /** The days that staff without a second factor may still sign in, from the first sign-in that asks for one (decision A14). */
  secondFactor: z.object({ graceDays: z.int().min(0).max(MOST_GRACE_DAYS) }),
  /** Of unpaid bank transfers; the amount in pence, the share in percent of a product's stock. */
  holding: z.object({
    accountDays: z.int().min(1),
    guestDays: z.int().min(1),
    noticeDays: z.int().min(1),
    guestOrders: z.int().min(1).nullable(),
    guestAmount: z.int().min(0).nullable(),
    guestShare: z.int().min(0).max(100),
    /** New accounts count as guests until their first payment; absent: in production. */
    newAccounts: z.boolean().optional(),
  }),
  /** The most messages to one address within an hour, and the most links to choose a password. */
  mail: z.object({ perHour: z.int().min(1), resetsPerHour: z.int().min(1) }),
  branches: z.array(branchAnswer),
  claims: z.array(claim),
  social: z.array(socialAnswer),
  /** Where orders leave from; without a precision it is a point that staff have set. */
  deliveryOrigin: origin,
  /** About where the company's address is. Follows `company`, and is the origin until staff set one. */
  companyPlace: origin,
};

export type SettingKey = keyof typeof shapes;
export type Settings = { [Key in SettingKey]: z.output<(typeof shapes)[Key]> };

/** The defaults of a shop before its setup, without invented company details. */
const freshShop: Settings = {
  vat: {},
  mode: 'production',
  company: {
    name: 'Brightfront',
    tradingName: 'Brightfront',
    companyNumber: '',
    vatNumber: '',
    addressLines: [],
    email: '',
    phone: '',
    openingHours: '',
  },
  refunds: { adminsOnly: false },
  stock: { reorderPoint: 5 },
  electricity: { pencePerKwh: 30 },
  secondFactor: { graceDays: 0 },
  holding: {
    ...{ accountDays: 14, guestDays: 3, noticeDays: 2 },
    ...{ guestOrders: 5, guestAmount: 2_000_000, guestShare: 50 },
  },
  mail: { perHour: 20, resetsPerHour: 5 },
  branches: [],
  claims: [
    {
      title: 'Next day delivery',
      text: 'Order a stocked display on a working day before the cut-off and have it the next working day.',
      href: '/delivery-and-returns',
      needsDeliveryDays: 1,
    },
    {
      title: 'Price match guarantee',
      text: 'Found it for less in the UK? We match the price.',
      href: '/terms#price-match',
    },
    { title: 'Flexible payment methods', text: 'Pay the way that suits your business.', href: '/terms#payment' },
  ],
  social: [],
  deliveryOrigin: placeOfCompany([]),
  companyPlace: placeOfCompany([]),
};

// What is used in place of a setting that is not stored.
const standIns: Partial<Record<SettingKey, SettingKey>> = { deliveryOrigin: 'companyPlace' };

/** One setting, or its default; a reaction reads each once. Throws when the stored value does not match the schema. */
export function readSetting<Key extends SettingKey>(db: Database | Transaction, key: Key): Promise<Settings[Key]> {
  return readOnce(db, `setting ${key}`, async () => {
    const named = { key: settings.key, value: settings.value };
    const rows = await db
      .select(named)
      .from(settings)
      .where(inArray(settings.key, keysOf(key)));
    return valueIn(new Map(rows.map((row) => [row.key, row.value])), key);
  });
}

/** A setting within a statement, as JSON; its default where it is not stored. */
export function settingValue<Key extends SettingKey>(key: Key): SQL<Settings[Key]> {
  const stored = keysOf(key).map(
    (each) => sql`(select ${settings.value} from ${settings} where ${settings.key} = ${each})`,
  );
  return sql<Settings[Key]>`coalesce(${sql.join(stored, sql`, `)}, ${JSON.stringify(freshShop[key])}::jsonb)`;
}

/** All settings in one query. */
export async function readSettings(db: Database | Transaction): Promise<Settings> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings);
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const keys = Object.keys(shapes) as SettingKey[];
  return Object.fromEntries(keys.map((key) => [key, valueIn(stored, key)])) as Settings;
}

/** The keys under which a value for this setting may be stored, the first that is there counts. */
function keysOf(key: SettingKey): SettingKey[] {
  const standIn = standIns[key];
  return standIn ? [key, standIn] : [key];
}

function valueIn<Key extends SettingKey>(stored: ReadonlyMap<string, unknown>, key: Key): Settings[Key] {
  const found = keysOf(key).find((each) => stored.has(each));
  return found ? checked(key, stored.get(found)) : freshShop[key];
}

/** The version of each stored setting. */
export async function readVersions(db: Database | Transaction): Promise<Map<string, number>> {
  const rows = await db.select({ key: settings.key, version: settings.version }).from(settings);
  return new Map(rows.map((row) => [row.key, row.version]));
}

/** Replaces a setting that was read at this version (0: not stored yet). Throws `conflict` when it has changed since. */
export async function replaceSetting<Key extends SettingKey>(
  tx: Transaction,
  key: Key,
  value: Settings[Key],
  version: number,
): Promise<void> {
  // One statement, so that the second of two parallel changes waits for the first and then fails.
  const [row] = await upsert(tx, key, value, eq(settings.version, version));
  if (row?.version === version + 1) return follow(tx, key, value);
  throw refuse(
    'conflict',
    'Somebody changed this while you were looking at it. Load it again and make your change there.',
  );
}

/** Writes a setting. Throws when the value does not match the schema. */
export async function writeSetting<Key extends SettingKey>(
  tx: Database | Transaction,
  key: Key,
  value: Settings[Key],
): Promise<void> {
  await upsert(tx, key, value);
  await follow(tx, key, value);
}

/** Places a company whose address was written before its place was noted. */
export async function placeCompany(db: Database): Promise<void> {
  const rows = await db.select({ key: settings.key }).from(settings);
  const isStored = (key: SettingKey) => rows.some((row) => row.key === key);
  if (isStored('company') && !isStored('companyPlace')) await follow(db, 'company', await companyDetails(db));
}

// Writes what is worked out of a setting.
async function follow<Key extends SettingKey>(
  tx: Database | Transaction,
  key: Key,
  value: Settings[Key],
): Promise<void> {
  if (key !== 'company') return;
  const { addressLines } = value as Settings['company'];
  await upsert(tx, 'companyPlace', placeOfCompany(addressLines));
}

function upsert(tx: Database | Transaction, key: SettingKey, unchecked: unknown, setWhere?: SQL) {
  const value = checked(key, unchecked);
  const set = { value, version: sql`${settings.version} + 1`, updatedAt: sql`now()` };
  return tx
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set, setWhere })
    .returning({ version: settings.version });
}

/** The company details for documents, e-mails and the footer. */
export function companyDetails(db: Database | Transaction): Promise<Settings['company']> {
  return readSetting(db, 'company');
}

function checked<Key extends SettingKey>(key: Key, value: unknown): Settings[Key] {
  const result = shapes[key].safeParse(value);
  if (!result.success) throw new Error(`The setting '${key}' is not what it should be: ${result.error.message}`);
  return result.data as Settings[Key];
}
