import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { PROBLEM_JSON } from '#values/problem.ts';
import { formProblem, pageRefusal } from './web/page-api.ts';

type Routes = ServerBuild['routes'];
type PageModule = NonNullable<Routes[string]>['module'];

/**
 * Makes every action throw the problem of a form that cannot be read (`formProblem`), and guarded pages the refusal of their
 * guard (`pageRefusal`) in place of their loader and action. If the guard threw it, React Router would have no loader data to
 * draw the frame with, and would show the root's error page.
 */
export function refusePages(build: ServerBuild): ServerBuild {
  const routes: Routes = { ...build.routes };
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route) continue;
    const module = withReadableForms(route.module);
    routes[id] = { ...route, module: isGuarded(route.parentId, build.routes) ? refusable(module) : module };
  }
  return { ...build, routes };
}

function withReadableForms(module: PageModule): PageModule {
  const { action } = module;
  if (!action) return module;
  const readable = (args: ActionFunctionArgs) => {
    const problem = args.context.get(formProblem);
    if (!problem) return action(args);
    const { status, detail } = problem;
    if (module.default) throw data({ detail }, { status });
    // An address without a page of its own, such as that of a switch.
    throw Response.json(problem, { status, headers: { 'Content-Type': PROBLEM_JSON } });
  };
  return { ...module, action: readable };
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
