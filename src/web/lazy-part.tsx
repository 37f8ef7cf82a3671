import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A component that is loaded when it is first needed. If loading fails, as without a connection, `otherwise` takes its
 * place and the page goes on; without it what was served stays as it is. Use it inside a Suspense.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  otherwise?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => otherwise ?? new Promise<never>(() => {})) }));
}
