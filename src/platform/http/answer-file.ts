import type { FileAnswer } from './contract.ts';

/** A file as a download. */
export async function answerFile(mediaType: string, { filename, content }: FileAnswer): Promise<Response> {
  const isWhole = typeof content === 'string' || content instanceof Uint8Array;
  return new Response(isWhole ? content : await streamOf(content), {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `attachment; filename="${plain(filename)}"; filename*=UTF-8''${encodeURIComponent(filename)}`,
      'Cache-Control': 'private, no-store',
    },
  });
}

/** Answers with server-sent events that proxies must not cache, change or buffer. */
export function answerStream(mediaType: string, body: ReadableStream<Uint8Array>): Response {
  return new Response(body, {
    headers: {
      'Content-Type': mediaType,
      'Cache-Control': 'no-store, no-transform',
      // nginx would otherwise wait for a full buffer.
      'X-Accel-Buffering': 'no',
    },
  });
}

// The next piece is made when the client has read the one before, so that an export is never in memory as a whole.
async function streamOf(pieces: AsyncIterable<string>): Promise<ReadableStream<Uint8Array>> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<string>> | null = Promise.resolve(await iterator.next());
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await (next ?? iterator.next());
        next = null;
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await iterator.return?.()),
    },
    { highWaterMark: 0 },
  );
}

function plain(filename: string): string {
  return filename.replace(/[^\w.-]/g, '-');
}
