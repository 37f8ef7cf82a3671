import { sqlState } from './sql-state.ts';

/**
 * What is wrong with `DATABASE_URL`, or the variable given, when the server, or its certificate, refuses the connection: a sentence
 * that names the variable and holds nothing of its value. Null: the error has another cause, such as a server that is away.
 */
export function wrongAddress(error: unknown, variable = 'DATABASE_URL'): string | null {
  const state = sqlState(error);
  if (state && STATES[state]) return `${variable}: ${STATES[state]}`;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', syscall, message } = cause as NodeJS.ErrnoException;
    if (CERTIFICATE.test(code)) return `${variable}: the server's certificate is not trusted here (${code}). ${TRUST}`;
    if (code === 'ENOENT' && syscall === 'open' && /\.(pem|crt|cert|key)'?$/.test(message))
      return `${variable}: a certificate file that it names is not there.`;
    const [, sentence] = MESSAGES.find(([pattern]) => pattern.test(message)) ?? [];
    if (sentence) return `${variable}: ${sentence}`;
  }
  return null;
}

/** The same of a user who may connect and not make tables: only a start makes any. */
export function wrongOwner(error: unknown): string | null {
  if (sqlState(error) !== '42501') return null;
  return 'DATABASE_URL: this user may not make tables in the database. Make the user its owner.';
}

/** Why the shop waits for the database, for the log and the terminal. */
export function whyWaiting(error: unknown): string {
  const state = sqlState(error);
  if (state) return `Waiting for the database: ${BUSY[state] ?? 'it refuses connections for now'}`;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (/ENOTFOUND|EAI_AGAIN/.test(code)) return 'Waiting for the database: there is no host as DATABASE_URL names it';
    if (nobodyListens(cause)) return 'Waiting for the database: nothing listens at the address in DATABASE_URL';
  }
  return 'Waiting for the database: it gives no answer';
}

/** Whether there is nobody at the address: no server at its port, or no socket in its folder. */
export function nobodyListens({ code, syscall }: NodeJS.ErrnoException): boolean {
  return code === 'ECONNREFUSED' || (code === 'ENOENT' && syscall === 'connect');
}

const STATES: Record<string, string> = {
  '28P01': 'the database refuses this user name and password.',
  '28000': 'the database does not let this user in from here; look at its pg_hba.conf.',
  '3D000': 'the server has no database of this name. Create it, or correct the address.',
};

const BUSY: Record<string, string> = {
  '57P03': 'it is starting up or recovering',
  '53300': 'it has no connection free',
  '55P03': 'another instance is preparing it',
};

const CERTIFICATE = /CERT|^UNABLE_TO_|^ERR_TLS/;
const TRUST = 'Name its authority with sslrootcert=FILE, or correct the host.';
const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/does not support SSL|establishing an SSL connection/, 'the server does not speak TLS, which sslmode asks for.'],
  // PgBouncer in transaction mode. With the database's own address beside it, the shop sends it no settings.
  [/unsupported startup parameter/, 'this leads to a pooler. Name the database itself in DATABASE_DIRECT_URL.'],
  [/client password must be/, 'the database asks for a password, and the address has none.'],
];
