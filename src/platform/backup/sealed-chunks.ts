import { badBackup } from './bad-backup.ts';
import { ByteReader } from './byte-reader.ts';
import { type Seal, TAG_BYTES } from './seal.ts';

const CHUNK_BYTES = 64 * 1024;
// The highest bit of a chunk's length says that it is the last.
const LAST = 0x8000_0000;

/** Cuts a stream into chunks and seals each. The last one is marked, so that a missing end is noticed. */
export async function* sealChunks(source: AsyncIterable<Uint8Array>, seal: Seal): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0);
  let index = 0;
  for await (const bytes of source) {
    waiting = Buffer.concat([waiting, bytes]);
    for (; waiting.length > CHUNK_BYTES; waiting = waiting.subarray(CHUNK_BYTES)) {
      yield chunkOf(seal, waiting.subarray(0, CHUNK_BYTES), index++, false);
    }
  }
  yield chunkOf(seal, waiting, index, true);
}

/** The stream that was sealed. Throws a refusal when a chunk is not as it was written, or one is missing. */
export async function* unsealChunks(
  source: AsyncIterable<Uint8Array>,
  seal: Seal,
  file: string,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source);
  for (let index = 0, isLast = false; !isLast; index++) {
    const head = await reader.take(4);
    if (!head) throw badBackup.cutOff(file);
    const value = head.readUInt32BE();
    isLast = value >= LAST;
    const length = isLast ? value - LAST : value;
    if (length > CHUNK_BYTES) throw badBackup.damaged(file);
    const sealed = await reader.take(length + TAG_BYTES);
    if (!sealed) throw badBackup.cutOff(file);
    const plain = seal.open(sealed, { index, isLast });
    if (!plain) throw badBackup.damaged(file);
    yield plain;
  }
  if (!(await reader.isAtEnd())) throw badBackup.damaged(file);
}

function chunkOf(seal: Seal, plain: Buffer, index: number, isLast: boolean): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(plain.length + (isLast ? LAST : 0));
  return Buffer.concat([head, seal.close(plain, { index, isLast })]);
}
