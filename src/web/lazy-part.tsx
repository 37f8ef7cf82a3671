import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part of the page that is loaded when it is first needed. Where it cannot be, as without a connection, `otherwise` stands
 * in and the page goes on: a part must not take the page with it. Belongs inside a Suspense.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load()
      .catch(() => otherwise)
      .then((part) => ({ default: part })),
  );
}
