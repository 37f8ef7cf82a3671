import { sqlState } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';

const UNIQUE_VIOLATION = '23505';

/** Awaits the work and turns a duplicate SKU into a refusal beside that field. */
export async function orSkuTaken<T>(work: Promise<T>, sku: string | null | undefined): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    const sentence = `Another product has the SKU${sku ? ` ${sku}` : ''}. Please choose another one.`;
    throw refuse('sku_taken', sentence, { errors: { sku: [sentence] } });
  }
}
