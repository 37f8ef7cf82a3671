import { createRequire } from 'node:module';

// Stands in for the library where tests sign in. To look at a password costs a core 90 ms on purpose, and few passwords are
// typed hundreds of times. The answer follows from hash and password alone, so each pair is looked at once a process;
// hashes have a fresh salt, so each is made.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2');
const answers = new Map();

export const { hash, parseOptions } = argon2;

export function verify(passwordHash, password) {
  const pair = JSON.stringify([passwordHash, password]);
  if (!answers.has(pair)) answers.set(pair, argon2.verify(passwordHash, password));
  return answers.get(pair);
}
