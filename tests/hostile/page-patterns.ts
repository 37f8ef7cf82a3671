import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../src/routes.ts';

/** The address of every page, with its parameters after colons: `/products/:id/:slug?`. */
export function listPagePatterns(): string[] {
  return (routes as RouteConfigEntry[]).flatMap((entry) => patternsOf(entry));
}

function patternsOf({ path, index, children = [] }: RouteConfigEntry): string[] {
  const own = path !== undefined && path !== '*' ? [`/${path}`] : index ? ['/'] : [];
  return [...own, ...children.flatMap((child) => patternsOf(child))];
}
