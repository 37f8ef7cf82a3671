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
