import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';

/** An answer, or null where the connection broke before it was whole. */
export type Http2Answer = { status: number; headers: IncomingHttpHeaders; text: string } | null;

/** A browser's connection to a proxy: HTTP/2, opened again when it was closed. */
export interface Http2Client {
  get(path: string, cookie?: string): Promise<Http2Answer>;
  post(path: string, cookie: string, json: object, headers?: Record<string, string>): Promise<Http2Answer>;
  /** The first bytes of an answer that never ends; null where none come within two seconds. */
  firstOf(path: string): Promise<string | null>;
  close(): void;
}

/** Opens a client that trusts this certificate. */
export function openHttp2(url: string, certificate: string): Http2Client {
  let session: ClientHttp2Session | null = null;
  const connected = () => {
    if (session && !session.closed && !session.destroyed) return session;
    session = connect(url, { ca: certificate });
    session.on('error', () => undefined);
    return session;
  };
  const send = (headers: Record<string, string>, body?: string): Promise<Http2Answer> =>
    new Promise((resolve) => {
      const stream = connected().request(headers, { endStream: body === undefined });
      let text = '';
      let answered: IncomingHttpHeaders | undefined;
      stream.setEncoding('utf8');
      stream.on('response', (got) => {
        answered = got;
      });
      stream.on('data', (piece: string) => {
        text += piece;
      });
      stream.on('error', () => resolve(null));
      stream.on('end', () =>
        resolve(answered ? { status: Number(answered[':status']), headers: answered, text } : null),
      );
      stream.on('close', () => resolve(null));
      if (body !== undefined) stream.end(body);
    });
  return {
    get: (path, cookie) => send({ ':path': path, ...(cookie ? { cookie } : {}) }),
    post: (path, cookie, json, headers = {}) =>
      send(
        {
          ...{ ':method': 'POST', ':path': path, 'content-type': 'application/json', origin: new URL(url).origin },
          ...(cookie ? { cookie } : {}),
          ...headers,
        },
        JSON.stringify(json),
      ),
    firstOf: (path) =>
      new Promise((resolve) => {
        const stream = connected().request({ ':path': path });
        const end = (text: string | null) => {
          clearTimeout(late);
          stream.close();
          resolve(text);
        };
        const late = setTimeout(end, 2_000, null);
        stream.setEncoding('utf8').once('data', end);
        stream.on('error', () => end(null));
      }),
    close: () => session?.destroy(),
  };
}
