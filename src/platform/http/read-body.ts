import { Refusal, refuse } from '#platform/refusal.ts';

const KB = 1024;

/**
 * The pieces of a body as they arrive, counted, because a length can be missing or wrong. Throws the refusal `too_large` at the
 * limit (in bytes) with this sentence, and `invalid` when the body breaks off.
 */
export async function* chunksOf(
  { headers, body }: Request,
  limit: number,
  sentence?: string,
): AsyncGenerator<Uint8Array> {
  const tooLarge = () => refuse('too_large', sentence ?? `The request is larger than ${inWords(limit)}.`);
  if (Number(headers.get('content-length') ?? 0) > limit) throw tooLarge();
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength;
      if (length > limit) throw tooLarge();
      yield chunk;
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw brokenOff();
  }
}

/** The sender has gone, or was cut off for being too slow. */
function brokenOff(): Refusal {
  return refuse('invalid', 'The request broke off before all of it had arrived.');
}

/** The whole body. Throws as {@link chunksOf} does. */
export async function readBytes(request: Request, limit: number, sentence?: string): Promise<Buffer<ArrayBuffer>> {
  if (isDeclared(request.headers, limit)) return readDeclared(request);
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(request, limit, sentence)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Whether its length was said and is within the limit: the server takes no more from the line then. */
function isDeclared(headers: Headers, limit: number): boolean {
  const length = headers.get('content-length');
  return length !== null && Number(length) <= limit && !headers.has('transfer-encoding');
}

/** In one piece, which spares a stream of the web around that of the connection. */
async function readDeclared(request: Request): Promise<Buffer<ArrayBuffer>> {
  try {
    return Buffer.from(await request.arrayBuffer());
  } catch {
    throw brokenOff();
  }
}

function inWords(bytes: number): string {
  return bytes < KB * KB ? `${Math.round(bytes / KB)} kB` : `${Math.round(bytes / KB / KB)} MB`;
}
