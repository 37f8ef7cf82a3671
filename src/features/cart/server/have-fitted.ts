import { and, eq, type SQL, sql } from 'drizzle-orm';
import { cartItems } from '#features/cart/tables.ts';
import { findProduct } from '#features/catalogue/server/door.ts';
import type { FittingWantedForm } from '#features/fitting/form.ts';
import type { FittingWanted } from '#features/fitting/plan.ts';
import { inchesToFit, tooLow } from '#features/fitting/rates.ts';
import { listRates } from '#features/fitting/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database } from '#platform/database.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { belongsTo, type CartOwner, type CartRow, findCartLine } from './cart-lines.ts';
import { fittedTogether } from './fitted-together.ts';

/** Has screens of the owner's line fitted, at the prices of where the order goes; another wish replaces the one before. */
export async function haveFitted(
  { db }: AppContext,
  owner: CartOwner | null,
  lineId: number,
  wanted: FittingWantedForm,
): Promise<CartRow> {
  const line = owner && (await findCartLine(db, owner, lineId));
  if (!line) throw noSuchLine();
  await demandFittable(db, line.productId, wanted, 'height');
  if (wanted.count > line.quantity) {
    const there = line.quantity === 1 ? '1 is' : `${line.quantity} are`;
    throw refuseFields({ count: [`Only ${there} in your cart`] });
  }
  return writeFitting(db, owner, lineId, fittingOf(wanted));
}

/** Takes the fitting of the owner's line out; the screens stay. */
export async function removeFitting({ db }: AppContext, owner: CartOwner | null, lineId: number): Promise<CartRow> {
  if (!owner) throw noSuchLine();
  return writeFitting(db, owner, lineId, null);
}

/** Throws where a product is nothing that we fit, while we fit nothing, and beside `field` where it would hang too low. */
export async function demandFittable(
  db: Database,
  productId: number,
  { height }: Pick<FittingWantedForm, 'height'>,
  field: string,
): Promise<void> {
  const product = await findProduct(db, productId);
  if (!product || inchesToFit(product.specs) === null) {
    throw refuse('not_for_sale', 'We fit screens that hang. Ask us for a quote if something else is to be fitted.');
  }
  if ((await listRates(db)).length === 0) {
    throw refuse('not_for_sale', 'We do not sell fitting at present. Ask us for a quote.');
  }
  const low = tooLow(product.name, product.specs, height);
  if (low) throw refuseFields({ [field]: [low] });
}

/** Throws beside the height where screens of this product are in the cart to be fitted at another: a line has one height. */
export async function demandOneHeight(
  db: Database,
  owner: CartOwner | null,
  productId: number,
  { height }: Pick<FittingWantedForm, 'height'>,
): Promise<void> {
  const before = owner && (await fittedBefore(db, owner, productId));
  if (!before || before.heightCm === height) return;
  const there = `${before.heightCm / 100} m`;
  const sentence = `This screen is in your cart to be fitted at ${there}. Choose ${there}, or change it in the cart`;
  throw refuseFields({ 'fitting.height': [sentence] });
}

async function fittedBefore(db: Database, owner: CartOwner, productId: number): Promise<FittingWanted | null> {
  const [line] = await db
    .select({ fitting: cartItems.fitting })
    .from(cartItems)
    .where(and(belongsTo(owner), eq(cartItems.productId, productId)));
  return line?.fitting ?? null;
}

/** Has more screens of a line fitted, beside those that it has fitted already. */
export function addFitting(
  db: Database,
  owner: CartOwner,
  lineId: number,
  wanted: FittingWantedForm,
): Promise<CartRow> {
  return writeFitting(db, owner, lineId, fittedTogether(sql`${JSON.stringify(fittingOf(wanted))}::jsonb`));
}

async function writeFitting(
  db: Database,
  owner: CartOwner,
  lineId: number,
  fitting: FittingWanted | SQL<FittingWanted | null> | null,
): Promise<CartRow> {
  const [changed] = await db
    .update(cartItems)
    .set({ fitting })
    .where(and(belongsTo(owner), eq(cartItems.id, lineId)))
    .returning();
  if (!changed) throw noSuchLine();
  return changed;
}

function fittingOf({ count, height: heightCm, survey }: FittingWantedForm): FittingWanted {
  return { count, heightCm, survey };
}

function noSuchLine() {
  return refuse('not_found', 'This is no longer in your cart.');
}
