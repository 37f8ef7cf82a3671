import { createHash, randomBytes, scrypt } from 'node:crypto';
import fs from 'node:fs/promises';
import { promisify } from 'node:util';
import { badBackup } from './bad-backup.ts';
import { keyedSeal, plainSeal, type Seal } from './seal.ts';

/** How a backup begins, readable without a key, and what protects the rest. */
export interface Header {
  text: string;
  seal: Seal;
}

const KIND = 'Brightfront backup';
const FORMAT = 1;
const LONGEST = 512;

/** The header of a new backup, encrypted when there is a word. */
export async function newHeader(word: string | undefined): Promise<Header> {
  if (!word) {
    const text = headerText({});
    return { text, seal: plainSeal(text) };
  }
  const salt = randomBytes(16);
  const { key, check } = await deriveKey(word, salt);
  const text = headerText({ salt: salt.toString('hex'), check: check.toString('hex') });
  return { text, seal: keyedSeal(text, key) };
}

/** Reads a file's header. Throws a refusal for another kind of file, a damaged header and a wrong word. */
export async function readHeader(file: string, word: string | undefined): Promise<Header> {
  const text = await readStart(file);
  const [kind = '', fields = '', digest = ''] = text.split('\n');
  if (!kind.startsWith(KIND)) throw badBackup.otherKind(file);
  if (Number(kind.slice(KIND.length)) > FORMAT) throw badBackup.newerFormat(file);
  const header = `${kind}\n${fields}\n${digest}\n`;
  if (!text.startsWith(header)) throw badBackup.cutOff(file);
  if (header !== headerText(fieldsOf(fields))) throw badBackup.damaged(file);
  const { salt, check } = fieldsOf(fields);
  if (!salt || !check) return { text: header, seal: plainSeal(header) };
  if (!word) throw badBackup.noWord(file);
  const derived = await deriveKey(word, Buffer.from(salt, 'hex'));
  if (derived.check.toString('hex') !== check) throw badBackup.wrongWord(file);
  return { text: header, seal: keyedSeal(header, derived.key) };
}

interface Fields {
  salt?: string;
  /** Tells a wrong word from a damaged file; says nothing about the key. */
  check?: string;
}

function headerText({ salt = '', check = '' }: Fields): string {
  const head = `${KIND} ${FORMAT}\n${salt && `aes-256-gcm scrypt ${salt} ${check}`}\n`;
  return `${head}${createHash('sha256').update(head).digest('hex')}\n`;
}

function fieldsOf(line: string): Fields {
  const [, , salt, check] = line.split(' ');
  return { salt, check };
}

async function readStart(file: string): Promise<string> {
  const handle = await fs.open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST), 0, LONGEST, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await handle.close();
  }
}

// 128 MB and about half a second for each guess (OWASP's figures for scrypt).
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

async function deriveKey(word: string, salt: Buffer): Promise<{ key: Buffer; check: Buffer }> {
  const derived = await derive(word, salt, 48, COST);
  return { key: derived.subarray(0, 32), check: derived.subarray(32) };
}
