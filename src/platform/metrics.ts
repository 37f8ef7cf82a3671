import cluster from 'node:cluster';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry, register } from 'prom-client';
import type { AppContext } from './app-context.ts';

/** What one process counts of its shop, and the gauges that are read with it. Names and units follow Prometheus' conventions. */
export interface Metrics {
  registry: Registry;
  requests: Histogram<'method' | 'route' | 'status'>;
  handled: Counter<'name'>;
  pages: Counter<'from'>;
  /** Adds a gauge that is read from the database; while that is away it has no value. */
  gauge(gauge: ReadGauge): void;
}

/** A gauge and how it is read: a value for each value of its label, or one value. */
export interface ReadGauge {
  name: string;
  help: string;
  label?: string;
  read(): Promise<number | Record<string, number>>;
}

const known = new WeakMap<AppContext, Metrics>();

/** The metrics of this context, opened at the first call. */
export function metricsOf(context: AppContext): Metrics {
  const opened = known.get(context) ?? openMetrics(context);
  known.set(context, opened);
  return opened;
}

function openMetrics({ pool, log }: AppContext): Metrics {
  // Of the process, however many shops it opens.
  if (!register.getSingleMetric('process_start_time_seconds')) collectDefaultMetrics();
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'shop_database_connections',
    help: 'Connections of the pool by what they do; waiting: requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = pool;
      const counts = { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  return {
    registry,
    gauge: ({ name, help, label, read }) => {
      // A benchmark opens a second shop on the same context, which reads the same database.
      if (registry.getSingleMetric(name)) return;
      new Gauge({
        name,
        help,
        labelNames: label ? [label] : [],
        registers,
        async collect() {
          this.reset();
          if (!label) this.remove();
          try {
            const values = await read();
            if (typeof values === 'number') this.set(values);
            else for (const [value, number] of Object.entries(values)) this.set({ [label ?? '']: value }, number);
          } catch (error) {
            log.debug({ reason: String(error), gauge: name }, 'a gauge could not be read');
          }
        },
      });
    },
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Seconds until a request was answered, including those that a page makes to the API in process',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    handled: new Counter({
      name: 'shop_announcements_handled_total',
      help: 'Announcements that this process has handled, such as order.placed and payment.received',
      labelNames: ['name'],
      registers,
    }),
    pages: new Counter({
      name: 'shop_pages_total',
      help: 'Pages for everyone: from the cache, found to be still the same (checked), or rendered',
      labelNames: ['from'],
      registers,
    }),
  };
}

/** The metrics in Prometheus' text format, with those of the process: memory, processor time, delay of the event loop. */
export async function readMetrics(context: AppContext): Promise<{ text: string; contentType: string }> {
  const all = Registry.merge([register, metricsOf(context).registry]);
  // A request for the metrics reaches any of the workers, and each knows its own.
  if (cluster.worker) all.setDefaultLabels({ worker: cluster.worker.id });
  return { text: await all.metrics(), contentType: all.contentType };
}
