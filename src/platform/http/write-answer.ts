import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { digestOf } from '#platform/digest.ts';
import { gzipOrPlain } from './compressed-text.ts';
import type { Call } from './contract.ts';
import { type WrittenList, writtenAs } from './written-list.ts';

/** Fewer are not compressed: they fit into one packet either way. */
export const FEW_BYTES = 1_024;
const compressed = promisify(gzip);

/**
 * Writes the answer of a call as JSON, with a tag where the call is revalidated. It is compressed here and in one go, because what it
 * takes to send a few kilobytes through a stream is many times what it takes to compress them.
 */
export async function writeAnswer(call: Call, answer: unknown, context: Context): Promise<Response> {
  const status = call.status ?? (call.answer ? 200 : 204);
  if (!call.answer || status === 204) return context.body(null, 204);
  const list = writtenAs(answer);
  if (list) lists.set(context.req.raw, list);
  const text = list ? list.bytes : JSON.stringify(answer);
  const etag = call.revalidated ? `"${list?.tag ?? digestOf(text)}"` : null;
  if (etag) {
    context.header('ETag', etag);
    context.header('Cache-Control', 'no-cache');
    if (matches(context.req.header('if-none-match'), etag)) return context.body(null, 304);
  }
  context.header('Content-Type', 'application/json');
  const length = typeof text === 'string' ? Buffer.byteLength(text) : text.byteLength;
  // Said here, so that no one who finds it missing makes the answer anew with it.
  if (length >= FEW_BYTES) context.header('Vary', 'Accept-Encoding');
  const isCompressed = length >= FEW_BYTES && gzipOrPlain(context.req.header('accept-encoding')) === 'gzip';
  if (!isCompressed) return context.body(text, status, { 'Content-Length': String(length) });
  const bytes = new Uint8Array(await compressed(text));
  context.header('Content-Encoding', 'gzip');
  // Another representation than the one of the tag.
  if (etag) context.header('ETag', `W/${etag}`);
  return context.body(bytes, status, { 'Content-Length': String(bytes.byteLength) });
}

// By request, because the API is a separate Hono app that cannot see the variables of the outer one.
const lists = new WeakMap<Request, WrittenList>();

/** The list that this request was answered with, where it was put together from parts. */
export function listWrittenFor(request: Request): WrittenList | undefined {
  return lists.get(request);
}

/** Whether an `If-None-Match` header names this tag; weak and strong count alike. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag)) ?? false;
}
