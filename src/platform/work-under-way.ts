import { AsyncLocalStorage } from 'node:async_hooks';

/** A piece of work of this process: a request, a reaction, a timed job, or a statement that one of them makes. */
export interface Work {
  kind: 'request' | 'reaction' | 'job' | 'statement';
  /** The route (`GET /api/orders/{id}`), the announcement, the job, or the statement with its placeholders: never a person's data. */
  name: string;
  requestId?: string;
}

/** What looks at all work while it is done, such as an exporter of traces. It must call `work` once and answer what that answers. */
export interface Tracer {
  /** The name of a request is known only once its route was found: read `of.name` when the work is over. */
  trace<T>(of: Work, work: () => Promise<T>): Promise<T>;
}

const underWay = new AsyncLocalStorage<Work>();

/**
 * Where a program that is loaded before the shop (`node --import ./tracer.mjs`) puts its tracer. Exporters of traces are large and
 * their versions many, so none is installed with the shop.
 */
export const TRACER = Symbol.for('brightfront.tracer');

const tracerOf = () => (globalThis as { [TRACER]?: Tracer })[TRACER];

/** Does a piece of work, so that what is done on its behalf knows of it. */
export function doing<T>(work: Work, run: () => Promise<T>): Promise<T> {
  const tracer = tracerOf();
  return underWay.run(work, () => (tracer ? tracer.trace(work, run) : run()));
}

/** Asks a statement on behalf of the work under way; a tracer sees it as a part of that. */
export function asking<T>(statement: string, ask: () => Promise<T>): Promise<T> {
  const tracer = tracerOf();
  if (!tracer) return ask();
  return tracer.trace({ kind: 'statement', name: statement, requestId: workUnderWay()?.requestId }, ask);
}

/** On whose behalf this is done; undefined: for no request, job or reaction, as at the start. */
export function workUnderWay(): Work | undefined {
  return underWay.getStore();
}
