// The numbers in the operator's guide are those of the shop: each sentence is built from where its numbers are, and must stand there.
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { productFileContract } from '#features/catalogue/file-contract.ts';
import { mediaContract } from '#features/media/contract.ts';
import { postcodesContract } from '#features/postcodes/contract.ts';
import { returnsContract } from '#features/returns/contract.ts';
import { driveContract } from '#features/tracking/drive-contract.ts';
import { readConfig } from '#platform/config.ts';
import { LEAST_FREE } from '#platform/disk.ts';
import { PATIENCE } from '#platform/http/patience.ts';
import { MAIL_PATIENCE } from '#platform/mail-claims.ts';
import { SEND_MS } from '#platform/mail-transport.ts';
import { retentionDays, schedule } from '../../src/schedule.ts';

const guide = fs.readFileSync('docs/operations.md', 'utf8').replace(/\s+/g, ' ');
const DATABASE_URL = 'postgres://shop@db/shop';
const config = readConfig({ DATABASE_URL });
const days = retentionDays;

const limits = {
  returned: returnsContract['POST /api/orders/{id}/returns'].bodyLimit,
  handedOver: driveContract['POST /api/tracking/{orderNumber}/delivered'].bodyLimit,
  picture: mediaContract['POST /api/media'].file.limit,
  products: Object.values(productFileContract).flatMap((call) => ('file' in call ? [call.file.limit] : []))[0] ?? 0,
  postcodes: postcodesContract['POST /api/postcodes'].file.limit,
};
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

test.each([
  `Headers: ${PATIENCE.headersMs / 1_000} seconds.`,
  `A body: at least ${PATIENCE.bodyBytes / 1024} kB in every ${PATIENCE.bodySpanMs / 1_000} seconds`,
  `An idle connection: ${PATIENCE.idleMs / 1_000} seconds`,
  `(${megabytes(limits.returned)} where a return, ${megabytes(limits.handedOver)} where a hand-over brings pictures)`,
  `${megabytes(limits.picture)} for a picture, ${megabytes(limits.products)} for a product file`,
  `${limits.postcodes / 1024 ** 3} GB for postcodes`,
  `With \`JOBS=${config.JOBS}\` each worker has two e-mails on their way`,
  `Each instance opens up to \`DATABASE_CONNECTIONS\` (${config.DATABASE_CONNECTIONS}) connections`,
  `\`BACKUP_RETAIN\`, ${config.BACKUP_RETAIN} unless you say otherwise`,
  `less than ${megabytes(LEAST_FREE)} are free where \`DATA_DIR\` lies`,
  `Each is tried again after ${MAIL_PATIENCE.firstDelaySeconds} seconds`,
  `a message may take ${SEND_MS === 120_000 ? 'two minutes' : `${SEND_MS} ms`}`,
  `scripts and styles of a version ${days.publishedAssets === 1 ? 'a day' : `${days.publishedAssets} days`} after it was replaced`,
  `idempotency keys after ${days.idempotencyKeys === 1 ? 'a day' : `${days.idempotencyKeys} days`}`,
  `**After ${days.driverPositions} days**: positions of drivers.`,
  `**After ${days.emails} days**: e-mails, addresses that wait for stock, records of backups.`,
  `**After ${days.securityLog} days**: the security log`,
  `One instance looks, every ${schedule['tell-concerns'].everySeconds === 300 ? 'five minutes' : '?'}`,
])('%s', (sentence) => expect(guide).toContain(sentence));

test('what the guide says to go on one day goes on one day', () => {
  const { announcements, orderRequests, searches, searchClicks, stripeEvents, emails, stockAlerts, backupRecords } =
    days;
  expect(guide).toContain(
    `**After ${announcements} days**: announcements since they were handled, answered order requests,`,
  );
  expect(new Set([announcements, orderRequests, searches, searchClicks, stripeEvents]).size).toBe(1);
  expect(new Set([emails, stockAlerts, backupRecords]).size).toBe(1);
});

test.each(['BACKUP_KEY', 'METRICS_TOKEN'])('%s has 16 characters or more, as the guide says', (name) => {
  expect(guide).toMatch(new RegExp(`\\b${name}\\b[^.]{0,20}\\(16 characters or more`));
  expect(() => readConfig({ DATABASE_URL, [name]: 'x'.repeat(15) })).toThrow(
    `${name}: must have at least 16 characters`,
  );
  expect(() => readConfig({ DATABASE_URL, [name]: 'x'.repeat(16) })).not.toThrow();
});

test('backups are made at 02:15 unless it is said otherwise, and DATABASE_ANSWER_SECONDS bounds the waiting', () => {
  expect(config).toMatchObject({ BACKUP_EVERY: { atMinute: 135 }, DATABASE_ANSWER_SECONDS: 30 });
  expect(guide).toContain('a time of day in London (`02:15`, the default)');
});
