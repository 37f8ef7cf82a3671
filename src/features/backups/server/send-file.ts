import { createHash } from 'node:crypto';
import fs, { type FileHandle } from 'node:fs/promises';
import type { connectBucket } from '#platform/bucket.ts';

type Store = Awaited<ReturnType<typeof connectBucket>>;
type Target = { Bucket: string; Key: string };

const PIECE_BYTES = 8 * 1024 * 1024;
// A store takes 10,000.
const MOST_PIECES = 9_000;

/**
 * Sends a file of any size in pieces, of which one is in memory at a time. It is seen in the bucket once it is whole. Answers its
 * SHA-256.
 */
export async function sendFile(store: Store, target: Target, file: string, signal?: AbortSignal): Promise<string> {
  const handle = await fs.open(file);
  try {
    const { size } = await handle.stat();
    const hash = createHash('sha256');
    if (size <= PIECE_BYTES) await sendWhole(store, target, await readPiece(handle, size, hash));
    else await sendPieces(store, target, piecesOf(handle, size, hash), signal);
    return hash.digest('hex');
  } finally {
    await handle.close();
  }
}

async function sendWhole({ sdk, client }: Store, target: Target, Body: Buffer): Promise<void> {
  await client.send(new sdk.PutObjectCommand({ ...target, Body, ContentType: TYPE }));
}

async function sendPieces(
  { sdk, client }: Store,
  target: Target,
  pieces: AsyncIterable<Buffer>,
  signal?: AbortSignal,
): Promise<void> {
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ ...target, ContentType: TYPE }));
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    for await (const Body of pieces) {
      signal?.throwIfAborted();
      const PartNumber = Parts.length + 1;
      const { ETag } = await client.send(new sdk.UploadPartCommand({ ...target, UploadId, PartNumber, Body }));
      Parts.push({ PartNumber, ETag });
    }
    await client.send(new sdk.CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } }));
  } catch (error) {
    // Otherwise the store would go on storing what has no name.
    await client.send(new sdk.AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => undefined);
    throw error;
  }
}

const TYPE = 'application/octet-stream';

async function* piecesOf(handle: FileHandle, size: number, hash: Hash): AsyncGenerator<Buffer> {
  const length = Math.max(PIECE_BYTES, Math.ceil(size / MOST_PIECES));
  for (let from = 0; from < size; from += length) yield await readPiece(handle, Math.min(length, size - from), hash);
}

type Hash = ReturnType<typeof createHash>;

async function readPiece(handle: FileHandle, length: number, hash: Hash): Promise<Buffer> {
  const piece = Buffer.alloc(length);
  for (let at = 0; at < length; ) {
    const { bytesRead } = await handle.read(piece, at, length - at, null);
    if (bytesRead === 0) throw new Error('The backup became shorter while it was sent.');
    at += bytesRead;
  }
  hash.update(piece);
  return piece;
}
