import { expect, test } from 'vitest';
import { parseBucketAddress } from './bucket-address.ts';
import { readConfig } from './config.ts';

const at = (text: string) => readConfig({ DATABASE_URL: 'postgres://nowhere/none', MEDIA_S3_URL: text }).MEDIA_S3_URL;

test.each([
  'bucket',
  'ftp://key:secret@host/bucket',
  'https://host/bucket',
  'https://key@host/bucket',
  'https://key:secret@host',
  'https://key:secret@host/',
  'https://key:secret@host/two/folders',
  'https://key:secret@host/Bad_Bucket',
  'https://key:%zz@host/bucket',
  'https://key:secret@host/bucket?regoin=eu-west-2',
])('%s names no bucket, and the process says so without repeating the secret', (text) => {
  expect(parseBucketAddress(text)).toBeNull();
  expect(() => at(text)).toThrow(/^MEDIA_S3_URL: must look like https:\/\/KEY:SECRET@host\/bucket/);
  expect(() => at(text)).not.toThrow(/key:/);
});

test('a bucket is read with its keys decoded and its region', () => {
  expect(at('http://AKIA:a%2Fb%2Bc@127.0.0.1:9000/brightfront-media?region=eu-west-2')).toEqual({
    endpoint: 'http://127.0.0.1:9000',
    bucket: 'brightfront-media',
    region: 'eu-west-2',
    accessKeyId: 'AKIA',
    secretAccessKey: 'a/b+c',
  });
});

test('without a bucket pictures stay on disk', () => expect(at('')).toBeUndefined());
