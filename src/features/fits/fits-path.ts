import { paths } from '#web/paths.ts';

/** Where all that fits a product is looked through; not among the paths that every page loads. */
export function fitsPath(product: { id: number; name: string }, query?: Record<string, string>): string {
  return `${paths.product(product)}/fits${query ? `?${new URLSearchParams(query)}` : ''}`;
}
