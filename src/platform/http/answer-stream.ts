/** Server-sent events as they come: nobody on the way may keep, change, compress or gather them. */
export function answerStream(mediaType: string, body: ReadableStream<Uint8Array>): Response {
  return new Response(body, {
    headers: {
      'Content-Type': mediaType,
      'Cache-Control': 'no-store, no-transform',
      // For proxies of the nginx family, which otherwise wait for a full buffer.
      'X-Accel-Buffering': 'no',
    },
  });
}
