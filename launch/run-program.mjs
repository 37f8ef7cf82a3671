import { spawn } from 'node:child_process';
import { isAlive, signal, until } from './processes.mjs';
import { atStop, impatience } from './stop.mjs';

/**
 * Runs a program to its end, in a process group of its own so that stopping takes its children along.
 * Returns `{ code, output }`; `output` is empty when it was shown instead of captured.
 */
export function runProgram(program, args, { show = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...options,
      detached: process.platform !== 'win32',
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const ended = new Promise((done) => child.once('close', done));
    const forget = atStop(() => stopGroup(child, ended));
    child.once('error', (error) => {
      forget();
      reject(error);
    });
    child.once('close', (code) => {
      forget();
      resolve({ code, output });
    });
  });
}

/** The last lines of what a program said, for a failure's explanation. */
export function lastLines(text, count = 15) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

async function stopGroup(child, ended) {
  const group = process.platform === 'win32' ? child.pid : -child.pid;
  signal(group, 'SIGTERM');
  const patience = new Promise((resolve) => setTimeout(resolve, 8000).unref());
  await Promise.race([ended, impatience, patience]);
  // Its children may still be tidying up.
  await Promise.race([until(() => !isAlive(group), 2000), impatience]);
  signal(group, 'SIGKILL');
}
