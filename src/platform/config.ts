import path from 'node:path';
import { z } from 'zod';
import { type BucketAddress, parseBucketAddress } from './bucket-address.ts';
import { isLoopback, isSender, mailProblems, UNSET_SENDER } from './mail-settings.ts';

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, fallback: z.output<T>) =>
  z.preprocess((value) => blankIsAbsent(value) ?? fallback, schema);
// What is no address is not asked any further, which would throw.
const url = (what: string, protocols: RegExp) => z.url({ protocol: protocols, error: what, abort: true });
const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};
const beginning = (start: RegExp, what: string) => z.string().regex(start, { error: what });
const http = /^https?$/;
// What goes there is secret, or what comes from there is believed.
const encrypted = url('must be an https address', http).refine(
  (text) => text.startsWith('https:') || isLoopback(new URL(text).hostname),
  'must begin with https://, unless it is on this machine',
);
const sender = z
  .string()
  .max(200)
  .refine(isSender, 'must be an e-mail address, such as "Brightfront <shop@example.co.uk>"');
const bucket = z.string().transform((text, context) => {
  const address = parseBucketAddress(text);
  if (address) return address;
  // The value contains a secret, so the message does not repeat it.
  context.addIssue({ code: 'custom', message: 'must look like https://KEY:SECRET@host/bucket?region=eu-west-2' });
  return z.NEVER;
});

// Until version 0.1.0 the name counted e-mails on their way, and 0 stood for no background work.
const MOST_WORKERS = 64;
const workers = z
  .string()
  .or(z.number())
  .transform((given, context): number => {
    const count = Number(given);
    if (Number.isInteger(count) && count >= 1 && count <= MOST_WORKERS) return count;
    const range = `must be a whole number of processes from 1 to ${MOST_WORKERS}, at best one for each core`;
    const message = count === 0 ? `${range}. For an instance that does no background work, set JOBS=0` : range;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const postgres = url('must be a postgres:// address', /^postgres(ql)?$/);
// A folder is named from where the process stands, as DATA_DIR is.
const backupPlace = z.string().transform((text, context): { folder: string } | { bucket: BucketAddress } => {
  if (!/^\w+:\/\//.test(text)) return { folder: path.resolve(text) };
  const address = parseBucketAddress(text);
  if (address) return { bucket: address };
  const message = 'must be a folder, or look like https://KEY:SECRET@host/bucket?region=eu-west-2';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});
const backupTimes = z.string().transform((text, context): { atMinute: number } | { hours: number } => {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hour && minute) return { atMinute: Number(hour) * 60 + Number(minute) };
  const hours = Number(text);
  if (Number.isInteger(hours) && hours >= 1 && hours <= 168) return { hours };
  const message = 'must be a time of day in London, such as 02:15, or a number of hours from 1 to 168';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const environment = z.object({
  PORT: withDefault(whole(0, 65535), 3000),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PUBLIC_URL: optional(
    url('must be an http(s) address, such as https://shop.example.co.uk', http).refine(
      (text) => new URL(text).pathname === '/',
      'must be an address without a path: the shop answers at the root of its host',
    ),
  ),
  DATA_DIR: withDefault(z.string(), 'data'),
  DATABASE_URL: postgres,
  DATABASE_DIRECT_URL: optional(postgres),
  DATABASE_READ_URL: optional(postgres),
  DATABASE_CONNECTIONS: withDefault(whole(5, 500), 20),
  DATABASE_CONNECT_SECONDS: withDefault(whole(1, 60), 5),
  DATABASE_ANSWER_SECONDS: withDefault(whole(2, 600), 30),
  SHOP_MODE: withDefault(z.enum(['demo', 'production'], { error: 'must be demo or production' }), 'demo'),
  SHOP_DEMO_PUBLIC: optional(z.enum(['0', '1'], { error: 'must be 0 or 1' })),
  SMTP_URL: optional(url('must be an smtp:// or smtps:// address', /^smtps?$/)),
  MAIL_FROM: withDefault(sender, UNSET_SENDER),
  STRIPE_SECRET_KEY: optional(
    beginning(/^[sr]k_/, 'must be a secret or restricted key of Stripe: it begins with sk_ or rk_'),
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    beginning(/^whsec_/, 'must be the signing secret of the webhook: it begins with whsec_'),
  ),
  STRIPE_API_BASE: optional(encrypted),
  AI_BASE_URL: optional(url('must be an http(s) address', http)),
  AI_API_KEY: optional(z.string()),
  AI_MODEL: optional(z.string()),
  RATES_URL: optional(encrypted),
  MEDIA_S3_URL: optional(bucket),
  BACKUP_KEY: optional(z.string().min(16, 'must have at least 16 characters')),
  BACKUP_TO: optional(backupPlace),
  BACKUP_EVERY: z.preprocess((value) => blankIsAbsent(value) ?? '02:15', backupTimes),
  BACKUP_RETAIN: withDefault(whole(1, 1000), 14),
  CATALOGUE_PDF_URL: optional(url('must be an http(s) address', http)),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  PAGE_CACHE_MB: withDefault(whole(0, 16_384), 64),
  TRUST_PROXY: withDefault(whole(0, 10), 0),
  JOBS: withDefault(whole(0, 16), 2),
  WORKERS: withDefault(workers, 1),
});

/** The typed environment variables of the process, frozen after the start. */
export type Config = Readonly<z.output<typeof environment>>;

/** An invalid variable that prevents the start; the message names it. */
export class ConfigError extends Error {}

/** Reads and checks all variables. Throws a {@link ConfigError} that names each wrong one. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const result = environment.safeParse(env);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`).join('\n'));
  }
  const config = { ...result.data, DATA_DIR: path.resolve(result.data.DATA_DIR) };
  if (config.SHOP_MODE === 'demo' && !isLoopback(config.HOST) && config.SHOP_DEMO_PUBLIC !== '1') {
    throw new ConfigError(
      `HOST: demo mode has known passwords and serves this machine only, not ${config.HOST}. Set SHOP_MODE=production, or SHOP_DEMO_PUBLIC=1 to show the demo to everybody.`,
    );
  }
  const problems = mailProblems(config);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return Object.freeze(config);
}
