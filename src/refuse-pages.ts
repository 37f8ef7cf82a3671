import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from 'react-router';
import { pageRefusal } from './web/page-api.ts';

type Routes = ServerBuild['routes'];
type PageModule = NonNullable<Routes[string]>['module'];

/**
 * The same pages, each of which throws what a middleware above it refused with (`pageRefusal`) in place of its loader and its
 * action. Thrown by the middleware itself it would become the root's error page: React Router has no loader data then, so
 * that the frame around the page could not be drawn.
 */
export function refusePages(build: ServerBuild): ServerBuild {
  const routes: Routes = { ...build.routes };
  for (const [id, route] of Object.entries(build.routes)) {
    if (route && isGuarded(route.parentId, build.routes)) routes[id] = { ...route, module: refusable(route.module) };
  }
  return { ...build, routes };
}

function isGuarded(id: string | undefined, routes: Routes): boolean {
  const route = id === undefined ? undefined : routes[id];
  return route !== undefined && (Boolean(route.module.middleware?.length) || isGuarded(route.parentId, routes));
}

function refusable(module: PageModule): PageModule {
  const { loader = () => null, action } = module;
  return { ...module, loader: unlessRefused(loader), action: action && unlessRefused(action) };
}

function unlessRefused<Args extends LoaderFunctionArgs | ActionFunctionArgs>(run: (args: Args) => unknown) {
  return (args: Args) => {
    const refusal = args.context.get(pageRefusal);
    if (refusal) throw refusal;
    return run(args);
  };
}
