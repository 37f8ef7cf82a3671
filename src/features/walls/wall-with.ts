import type { Specs } from '#features/catalogue/attributes.ts';
import { paths } from '#web/paths.ts';
import { exampleFor, wallSearch } from './wall-address.ts';

/** Where a wall with this product is planned; null where it is no part of one. */
export function wallWith({ sku, specs }: { sku: string | null; specs: Specs }): string | null {
  const { wallPart, outdoor = false } = specs;
  if (wallPart === undefined) return null;
  const cabinet = (wallPart === 'cabinet' && sku) || '';
  return paths.ledWall(wallSearch({ ...exampleFor(outdoor), cabinet }));
}
