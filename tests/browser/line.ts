import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to a shop that can be cut, and that may change what the shop says of its service worker. */
export interface Line {
  url: string;
  isCut: boolean;
  change(text: string): string;
  close(): void;
}

export async function openLine(shopUrl: string): Promise<Line> {
  const server = createServer((incoming, outgoing) => {
    if (line.isCut) return void incoming.socket.destroy();
    const isWorker = incoming.url === '/service-worker.js';
    const headers = isWorker ? {} : incoming.headers;
    const passedOn = send(
      new URL(incoming.url ?? '/', shopUrl),
      { method: incoming.method, headers },
      async (answer) => {
        if (!isWorker) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          return void answer.pipe(outgoing);
        }
        const text = line.change(Buffer.concat(await answer.toArray()).toString());
        outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(text);
      },
    );
    passedOn.on('error', () => incoming.socket.destroy());
    incoming.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line: Line = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    isCut: false,
    change: (text) => text,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return line;
}
