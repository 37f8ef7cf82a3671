import { type PrintJob, renderPdf } from './render-pdf.tsx';

/** The messages to and from the process. */
export interface PrintOrder {
  id: number;
  job: PrintJob;
}
export type PrintAnswer = { id: number; pdf: Uint8Array } | { id: number; fault: string };

// One sheet after the other, because each uses the whole processor.
let last: Promise<void> = Promise.resolve();
process.on('message', ({ id, job }: PrintOrder) => {
  last = last.then(async () => answer(await print(id, job)));
});
// The parent process has ended.
process.on('disconnect', () => process.exit());

async function print(id: number, job: PrintJob): Promise<PrintAnswer> {
  try {
    return { id, pdf: await renderPdf(job) };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function answer(message: PrintAnswer): void {
  process.send?.(message);
}
