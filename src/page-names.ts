import { TrieRouter } from 'hono/router/trie-router';
import type { ServerBuild } from 'react-router';

/** The name of an address without a page. */
export const NO_PAGE = 'no page';

type Routes = ServerBuild['routes'];

/** Tells the name of the page that answers a request, such as `/products/:id/:slug?`; of an address without one `no page`. */
export function openPageNames(routes: Routes): (request: Request) => string {
  const router = new TrieRouter<string>();
  for (const route of Object.values(routes)) {
    const pattern = route && patternOf(route, routes);
    if (pattern && !pattern.includes('*')) router.add('ALL', pattern, pattern);
  }
  return ({ url }) => {
    // The data of a page that a browser opens by itself.
    const pathname = new URL(url).pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');
    const [[found]] = router.match('GET', pathname);
    return found?.[0] ?? NO_PAGE;
  };
}

/** The whole path of a route that has a page; null for what only surrounds others. */
function patternOf({ parentId, path, index }: NonNullable<Routes[string]>, routes: Routes): string | null {
  if (path === undefined && !index) return null;
  const parent = parentId ? routes[parentId] : undefined;
  const above = parent?.path ? patternOf(parent, routes) : '';
  return `${above === '/' ? '' : (above ?? '')}/${path ?? ''}`;
}
