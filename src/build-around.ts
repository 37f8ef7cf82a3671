import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/**
 * The build with only the routes that the page at this path is made of, and those of the paths above it, which the browser is told of as
 * well. The router goes through all the routes that it has several times for each page, and a shop has many.
 */
export function buildAround(build: ServerBuild, pathname: string): ServerBuild {
  const tree = treeOf(build.routes, undefined);
  const ids = new Set(pathsTo(pathname).flatMap((path) => matchRoutes(tree, path)?.map(({ route }) => route.id) ?? []));
  const some = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return { ...build, routes: some(build.routes), assets: { ...build.assets, routes: some(build.assets.routes) } };
}

function treeOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    const place = { id, path, caseSensitive };
    return [index ? { ...place, index } : { ...place, children: treeOf(routes, id) }];
  });
}

/** '/', '/products', '/products/12'. */
function pathsTo(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean);
  return ['/', ...segments.map((_, at) => `/${segments.slice(0, at + 1).join('/')}`)];
}
