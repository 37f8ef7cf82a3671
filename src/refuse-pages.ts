import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from 'react-router';
import { pageRefusal } from './web/page-api.ts';

type Routes = ServerBuild['routes'];
type PageModule = NonNullable<Routes[string]>['module'];

/**
 * Makes guarded pages throw the refusal of their guard (`pageRefusal`) in place of their loader and action. If the guard
 * threw it, React Router would have no loader data to draw the frame with, and would show the root's error page.
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
