import { Writable } from 'node:stream';
import type pg from 'pg';
import { SESSION_COOKIE } from '#features/accounts/server/cookie-names.ts';
import type { Config } from '#platform/config.ts';

/** Sees all that a test shop says, and knows what it must never say. */
export interface SecretsWatch {
  /** Where the shop's log goes. */
  log: Writable;
  /** A password and a session's token that no call and no answer held. */
  know(password: string, token: string): void;
  /** The answer to a call (`POST /api/users`), with the JSON that was sent for it. */
  answered(call: string, sent: unknown, response: Response): Promise<void>;
  /** Throws when anything that was said, or is about to be sent by e-mail, holds a secret. */
  check(pool: pg.Pool): Promise<void>;
}

/** The answers that hand a one-time link over: for the demo, or where there is no mail server (decisions A7 and A8). */
const HANDS_OVER =
  /^(POST \/api\/(password-reset\/request|users)|PATCH \/api\/signup-request\/\d+\/status|PUT \/api\/orders\/\d+\/driver)\b/;
const SECRET_FIELDS = ['password', 'newPassword', 'confirmPassword', 'currentPassword'];
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;
const SHA_256 = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g;

export function watchSecrets(config: Config): SecretsWatch {
  const said = new Map<string, string>();
  const words = new Set(secretsOf(config));
  const sessionTokens = new Set<string>();
  const linkTokens = new Set<string>();
  const logged: string[] = [];

  const leaksOf = (where: string, text: string, hashes: ReadonlySet<string>): string[] => {
    const tokens = text.match(TOKEN) ?? [];
    const mayHoldLink = HANDS_OVER.test(where);
    return [
      ...[...words].filter((word) => text.includes(word)).map((word) => `a password or key (${word.slice(0, 3)}…)`),
      ...(text.includes('$argon2') ? ['a password hash'] : []),
      ...(tokens.some((token) => sessionTokens.has(token)) ? ['a session token'] : []),
      ...(!mayHoldLink && tokens.some((token) => linkTokens.has(token)) ? ['the token of a one-time link'] : []),
      ...((text.match(SHA_256) ?? []).some((hash) => hashes.has(hash)) ? ['the hash of a token'] : []),
    ].map((what) => `${where} holds ${what}`);
  };

  return {
    log: new Writable({
      write: (line, _encoding, done) => {
        logged.push(String(line));
        done();
      },
    }),

    know: (password, token) => {
      words.add(password);
      sessionTokens.add(token);
    },

    answered: async (call, sent, response) => {
      for (const cookie of response.headers.getSetCookie()) {
        const token = new RegExp(`^(?:__Host-)?${SESSION_COOKIE}=([^;]+)`).exec(cookie)?.[1];
        if (token) sessionTokens.add(token);
      }
      if (response.ok) for (const word of passwordsIn(sent)) words.add(word);
      const token = textAt(sent, 'token');
      if (token && token.length === 43) linkTokens.add(token);
      if (!isText(response)) return;
      const body = await response.clone().text();
      if (HANDS_OVER.test(call)) for (const found of body.match(TOKEN) ?? []) linkTokens.add(found);
      const headers = [...response.headers].filter(([name]) => name !== 'set-cookie').join('\n');
      said.set(`${headers}\n${body}`, call);
    },

    check: async (pool) => {
      const hashes = new Set(await column(pool, 'select token_hash from sessions'));
      for (const hash of await column(pool, 'select token from password_reset_tokens')) hashes.add(hash);
      for (const hash of await column(pool, 'select key_hash from order_drivers')) hashes.add(hash);
      for (const hash of await column(pool, 'select token_hash from email_changes where token_hash is not null')) {
        hashes.add(hash);
      }
      const kept = await Promise.all(
        ['emails', 'audit_log', 'announcements', 'notifications'].map(
          async (table) => [`the table ${table}`, ...(await column(pool, `select t::text from ${table} t`))] as const,
        ),
      );
      const texts: [string, string][] = [
        ...[...said].map(([text, where]): [string, string] => [where, text]),
        ...logged.map((line): [string, string] => ['the log', line]),
        ...kept.flatMap(([table, ...rows]) => rows.map((row): [string, string] => [table, row])),
      ];
      const leaks = new Set(texts.flatMap(([where, text]) => leaksOf(where, text, hashes)));
      if (leaks.size > 0) throw new Error(`The shop gave secrets away:\n${[...leaks].join('\n')}`);
    },
  };
}

function secretsOf(config: Config): string[] {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, AI_API_KEY, METRICS_TOKEN, BACKUP_KEY } = config;
  const { SMTP_URL, DATABASE_URL, MEDIA_S3_URL, BACKUP_TO } = config;
  const inAddresses = [SMTP_URL, DATABASE_URL].map((address) => address && new URL(address).password);
  const inBuckets = [MEDIA_S3_URL, BACKUP_TO && 'bucket' in BACKUP_TO ? BACKUP_TO.bucket : undefined];
  const ofBuckets = inBuckets.map((bucket) => bucket?.secretAccessKey);
  return [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, AI_API_KEY, METRICS_TOKEN, BACKUP_KEY, ...inAddresses, ...ofBuckets]
    .filter((secret) => secret !== undefined)
    .filter((secret) => secret.length >= 8);
}

function passwordsIn(sent: unknown): string[] {
  const found = SECRET_FIELDS.map((field) => textAt(sent, field)).filter((text) => text !== undefined);
  // Bad-input tests send the same odd text in every field; an invalid password is no secret.
  return found.filter((text) => text.length >= 8 && /[a-z]/i.test(text) && /\d/.test(text));
}

function textAt(sent: unknown, field: string): string | undefined {
  const value = sent !== null && typeof sent === 'object' ? (sent as Record<string, unknown>)[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function isText(response: Response): boolean {
  return /^(application\/(problem\+)?json|text\/(?!event-stream))/.test(response.headers.get('content-type') ?? '');
}

async function column(pool: pg.Pool, query: string): Promise<string[]> {
  const { rows } = await pool.query<string[]>({ text: query, rowMode: 'array' });
  return rows.flatMap(([value]) => (value === null || value === undefined ? [] : [value]));
}
