import { TrieRouter } from 'hono/router/trie-router';
import type { ServerBuild } from 'react-router';

/** The name of an address without a page. */
const NO_PAGE = 'no page';

type Routes = ServerBuild['routes'];

/** Tells the name of the page that answers at a path, such as `/products/:id/:slug?`; of an address without one `no page`. */
export function openPageNames(routes: Routes): (pathname: string) => string {
  const router = new TrieRouter<string>();
  for (const route of Object.values(routes)) {
    const pattern = route && patternOf(route, routes);
    if (pattern && !pattern.includes('*')) router.add('ALL', pattern, pattern);
  }
  return (pathname) => {
    const [[found]] = router.match('GET', pageOf(pathname));
    return found?.[0] ?? NO_PAGE;
  };
}

/** Whether an address of this name and path has no page, nor anything else that the router of the browser asks for. */
export function isNoPage(name: string, pathname: string): boolean {
  return name === NO_PAGE && !DATA.test(pathname) && pathname !== MANIFEST;
}

// The data of a page that a browser opens by itself.
const DATA = /\.data$/;
// Where the router of the browser asks which parts a page has.
const MANIFEST = '/__manifest';

/** The path of a page, also where its data are asked for. */
export function pageOf(pathname: string): string {
  return DATA.test(pathname) ? pathname.replace(DATA, '').replace(/^\/_root$/, '/') : pathname;
}

/** The whole path of a route that has a page; null for what only surrounds others. */
function patternOf({ parentId, path, index }: NonNullable<Routes[string]>, routes: Routes): string | null {
  if (path === undefined && !index) return null;
  const parent = parentId ? routes[parentId] : undefined;
  const above = parent?.path ? patternOf(parent, routes) : '';
  return `${above === '/' ? '' : (above ?? '')}/${path ?? ''}`;
}
