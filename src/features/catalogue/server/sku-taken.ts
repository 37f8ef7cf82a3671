import { orTaken } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';

/** Awaits the work and turns a duplicate SKU into a refusal beside that field. */
export function orSkuTaken<T>(work: Promise<T>, sku: string | null | undefined): Promise<T> {
  const sentence = `Another product has the SKU${sku ? ` ${sku}` : ''}. Please choose another one.`;
  return orTaken(work, () => refuse('sku_taken', sentence, { errors: { sku: [sentence] } }));
}
