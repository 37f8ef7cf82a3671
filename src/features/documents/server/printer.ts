import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { digestOf } from '#platform/digest.ts';
import type { PrintAnswer, PrintOrder } from './pdf/printer-process.ts';
import type { PrintJob } from './pdf/render-pdf.tsx';

type Pdf = Uint8Array<ArrayBuffer>;

/** A process that prints. It keeps the shop's alive no longer than its work. */
interface Press {
  print(job: PrintJob): Promise<Pdf>;
}

const IDLE_MS = 60_000;
// An order of any size must not take the machine's memory with it.
const OPTIONS = ['--max-old-space-size=384'];

// The sources hold JSX, which a process of its own cannot read: only the built server prints in one.
// The build puts in its place where it has put the press's own program (vite.config.ts).
const WORKER = import.meta.url.endsWith('.ts') ? null : new URL('./pdf/printer-process.ts', import.meta.url);
let version: string | undefined;
// The catalogue takes a while, and nobody's invoice waits behind it.
const presses = new Map<'orders' | 'catalogue', Press>();

/**
 * Another text for every build that may print a sheet otherwise, for who keeps sheets. The press's own program names the
 * files that it is made of by what is in them.
 */
export function printerVersion(): string {
  version ??= WORKER ? digestOf(readFileSync(WORKER)) : 'the sources';
  return version;
}

/**
 * A sheet as PDF. Laying out sixty lines takes a processor for half a second, and the library over 100 MB, so this happens in
 * a process of its own, which is started for the first sheet and ends when nothing was printed for a minute: unlike a thread it
 * then gives all its memory back.
 */
export async function printPdf(job: PrintJob): Promise<Pdf> {
  if (!WORKER) {
    const { renderPdf } = await import('./pdf/render-pdf.tsx');
    return renderPdf(job);
  }
  const line = job.sheet === 'catalogue' ? 'catalogue' : 'orders';
  const press = presses.get(line) ?? startPress(WORKER, () => presses.delete(line));
  presses.set(line, press);
  return press.print(job);
}

function startPress(file: URL, whenClosed: () => void): Press {
  // It needs none of the shop's secrets.
  const env = { NODE_ENV: process.env.NODE_ENV };
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
      close(new Error('The press rests.'));
      worker.kill();
    }, IDLE_MS).unref();
  };
  worker.on('message', (answer: PrintAnswer) => {
    const { resolve, reject } = waiting.get(answer.id) ?? {};
    waiting.delete(answer.id);
    if ('pdf' in answer) resolve?.(new Uint8Array(answer.pdf));
    else reject?.(new Error(answer.fault));
    if (waiting.size === 0) rest();
  });
  worker.on('error', close);
  worker.on('exit', (code) => close(new Error(`The press ended with ${code}.`)));
  const own: Press = {
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
  return own;
}
