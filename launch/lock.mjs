import { createHash } from 'node:crypto';
import { statSync, unlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A shorter abstract name is filled up with zeros by Node 20 and not by Node 24, so they would not see each other's locks.
const ABSTRACT_BYTES = 108;

/**
 * Holds a folder for this process: a listening local socket named after the folder.
 * The system gives the name to one process only and takes it back when that process ends, however it ends,
 * so there are no stale locks. Returns `{ release, tell }`, or `{ holder }` when another process has it: what that
 * process told about itself.
 */
export async function lock(folder, about = {}) {
  const address = addressOf(folder);
  let told = { pid: process.pid, ...about };
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(JSON.stringify(told));
  });
  if (!(await listens(server, address))) {
    const holder = await ask(address);
    if (!holder.gone || !isFile(address)) return { holder };
    // Only macOS: a killed process leaves the socket's file behind.
    unlinkSync(address);
    if (!(await listens(server, address))) return { holder: await ask(address) };
  }
  server.unref();
  return {
    tell: (more) => {
      told = { ...told, ...more };
    },
    release: () => new Promise((resolve) => server.close(resolve)),
  };
}

function addressOf(folder) {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name = `brightfront-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`.padEnd(ABSTRACT_BYTES, '.');
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function listens(server, path) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    server.listen({ path, exclusive: true }, () => resolve(true));
  });
}

function ask(address) {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(address);
    const answer = (holder) => {
      socket.destroy();
      resolve(holder);
    };
    socket.setTimeout(1000, () => answer({}));
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', () => answer({ gone: true }));
    socket.on('end', () => answer(text ? JSON.parse(text) : {}));
  });
}

function isFile(address) {
  return address.endsWith('.sock');
}
