import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { digestOf } from '#platform/digest.ts';
import type { PrintAnswer, PrintOrder } from './pdf/printer-process.ts';
import type { PrintJob } from './pdf/render-pdf.tsx';

type Pdf = Uint8Array<ArrayBuffer>;

/** A child process that prints. While idle it does not prevent the shop's process from ending. */
interface Printer {
  print(job: PrintJob): Promise<Pdf>;
}

type Line = 'orders' | 'catalogue';

// A further invoice often follows soon; a further catalogue does not, and its process holds much memory.
const IDLE_MS: Record<Line, number> = { orders: 60_000, catalogue: 1_000 };
// Limits the memory of a huge order; a small young generation takes a third off the peak, at no measured cost of time (docs/figures.md).
const OPTIONS = ['--max-old-space-size=384', '--max-semi-space-size=4'];

// Only the built server prints in a child process, because the sources contain JSX.
// The build replaces this URL by that of the bundled program (vite.config.ts).
const WORKER = import.meta.url.endsWith('.ts') ? null : new URL('./pdf/printer-process.ts', import.meta.url);
let version: string | undefined;
// The catalogue has its own process, so that invoices do not wait for it.
const printers = new Map<Line, Printer>();

/** Changes with every build that may print a sheet differently, for caches of printed sheets. */
export function printerVersion(): string {
  version ??= WORKER ? digestOf(readFileSync(WORKER)) : 'the sources';
  return version;
}

// A long order takes the printer seconds, and whoever may read it may ask again and again: the same sheet is printed once.
const STORED_BYTES = 8 * 1_048_576;
const printed = new LRUCache<string, Pdf, { job: PrintJob }>({
  maxSize: STORED_BYTES,
  sizeCalculation: (pdf) => pdf.byteLength,
  fetchMethod: (_digest, _before, { context: { job } }) => print(job),
});

/** Prints a sheet as PDF; the same sheet, asked for again or by two at once, is printed once. */
export async function printPdf(job: PrintJob): Promise<Pdf> {
  // The catalogue is large, and stored as a file.
  if (job.sheet === 'catalogue') return print(job);
  return printed.forceFetch(digestOf(JSON.stringify(job)), { context: { job } });
}

/**
 * Prints in a child process, which starts with the first sheet and ends after a while without work: the
 * library takes half a second and over 100 MB, which only the end of a process frees.
 */
async function print(job: PrintJob): Promise<Pdf> {
  if (!WORKER) {
    const { renderPdf } = await import('./pdf/render-pdf.tsx');
    return renderPdf(job);
  }
  const line: Line = job.sheet === 'catalogue' ? 'catalogue' : 'orders';
  const printer = printers.get(line) ?? startPrinter(WORKER, IDLE_MS[line], () => printers.delete(line));
  printers.set(line, printer);
  return printer.print(job);
}

function startPrinter(file: URL, idleMs: number, whenClosed: () => void): Printer {
  // The process gets none of the shop's secrets. Fewer heaps of the C library hold less unused memory.
  const env = { NODE_ENV: process.env.NODE_ENV, MALLOC_ARENA_MAX: '2' };
  const worker = fork(file, { serialization: 'advanced', execArgv: OPTIONS, env });
  const waiting = new Map<number, { resolve(pdf: Pdf): void; reject(error: Error): void }>();
  let count = 0;
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;
  const close = (error: Error) => {
    clearTimeout(idle);
    if (!isClosed) whenClosed();
    isClosed = true;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const rest = () => {
    worker.unref();
    worker.channel?.unref();
    idle = setTimeout(() => {
      close(new Error('The printer was idle.'));
      worker.kill();
    }, idleMs).unref();
  };
  worker.on('message', (answer: PrintAnswer) => {
    const { resolve, reject } = waiting.get(answer.id) ?? {};
    waiting.delete(answer.id);
    if ('pdf' in answer) resolve?.(new Uint8Array(answer.pdf));
    else reject?.(new Error(answer.fault));
    if (waiting.size === 0) rest();
  });
  worker.on('error', close);
  worker.on('exit', (code) => close(new Error(`The printer ended with ${code}.`)));
  return {
    print: (job) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        worker.ref();
        worker.channel?.ref();
        const id = ++count;
        waiting.set(id, { resolve, reject });
        worker.send({ id, job } satisfies PrintOrder);
      }),
  };
}
