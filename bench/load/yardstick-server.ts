// The yardstick: a server of Node's own that does nothing but answer as many bytes as it was told, in a process of its own as the shop is.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let body = Buffer.alloc(0);
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': body.byteLength });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', (size: number) => {
  body = randomBytes(size);
  process.send?.(size);
});
process.once('disconnect', () => process.exit(0));
