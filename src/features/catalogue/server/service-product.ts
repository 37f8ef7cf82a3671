import { eq } from 'drizzle-orm';
import { products } from '#features/catalogue/tables.ts';
import type { Transaction } from '#platform/database.ts';

/**
 * The id of the product under which fitting and survey are sold, which is made where there is none yet. It stands beside the catalogue, as an archived
 * product does, and has no stock. The caller lets no other transaction do the same.
 */
export async function ensureServiceProduct(tx: Transaction, at: Date): Promise<number> {
  const { id } = products;
  const [known] = await tx.select({ id }).from(products).where(eq(products.isService, true)).limit(1);
  if (known) return known.id;
  const beside = { isService: true, inStock: false, archivedAt: at, createdAt: at, updatedAt: at };
  const service = { name: 'Fitting and survey', category: 'Services', price: 0, ...beside };
  const [made] = await tx.insert(products).values(service).returning({ id });
  if (!made) throw new Error('The product of services was not written.');
  return made.id;
}
