import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../src/routes.ts';

export interface PagePattern {
  /** With its parameters after colons: `/products/:id/:slug?`. */
  pattern: string;
  /** The target of a form without a page of its own: it refuses in a sentence and not with a page. */
  isTarget: boolean;
}

/** The address of every page. */
export function listPagePatterns(): PagePattern[] {
  return (routes as RouteConfigEntry[]).flatMap((entry) => patternsOf(entry));
}

function patternsOf({ path, index, file, children = [] }: RouteConfigEntry): PagePattern[] {
  const isTarget = !file.endsWith('.tsx');
  const own = path !== undefined && path !== '*' ? [`/${path}`] : index ? ['/'] : [];
  return [...own.map((pattern) => ({ pattern, isTarget })), ...children.flatMap((child) => patternsOf(child))];
}
