import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const KEY = 'AKIATEST';
const SECRET = 'se/cr+et';
const REGION = 'eu-west-2';

/** A bucket on loopback that speaks S3 as far as the shop needs it: GET, HEAD, PUT (also in pieces), DELETE and lists of two, each with a signature that is checked. */
export interface Bucket {
  /** As `MEDIA_S3_URL` wants it. */
  url: string;
  /** By key. */
  objects: Map<string, { bytes: Buffer; contentType: string }>;
  /** What was asked, such as `PUT media/ab/ab….png`. */
  asked: string[];
  /** Whether what was just written reads otherwise, as on a faulty disk. */
  spoil(isSpoiling: boolean): void;
  /** Whether it answers everything with a 503, as a store in trouble does. */
  fail(isFailing: boolean): void;
  close(): Promise<void>;
}

export async function openBucket(name = 'brightfront-media'): Promise<Bucket> {
  const objects: Bucket['objects'] = new Map();
  const asked: string[] = [];
  const uploads: Buffer[][] = [];
  let isFailing = false;
  let isSpoiling = false;
  const server = http.createServer(async (request, response) => {
    const body = await buffer(request);
    const answer = (status: number, text = '', headers: http.OutgoingHttpHeaders = {}) =>
      response.writeHead(status, { 'x-amz-request-id': 'test', ...headers }).end(text);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket.invalid');
    const key = decodeURIComponent(pathname.slice(name.length + 2));
    asked.push(`${request.method} ${key}`);
    if (isFailing) return answer(503, errorXml('SlowDown'));
    if (!pathname.startsWith(`/${name}/`)) return answer(404, errorXml('NoSuchBucket'));
    if (!isSigned(request, body)) return answer(403, errorXml('SignatureDoesNotMatch'));
    if (searchParams.get('list-type') === '2') return answer(200, listXml([...objects.keys()].sort(), searchParams));
    const object = objects.get(key);
    const upload = searchParams.get('uploadId');
    if (request.method === 'POST' && searchParams.has('uploads'))
      return answer(200, startedXml(`${uploads.push([]) - 1}`));
    if (upload !== null) {
      const pieces = uploads[Number(upload)] ?? [];
      if (request.method === 'DELETE') return answer(204);
      if (request.method === 'PUT') {
        pieces[Number(searchParams.get('partNumber')) - 1] = body;
        return answer(200, '', { ETag: `"${searchParams.get('partNumber')}"` });
      }
      objects.set(key, { bytes: Buffer.concat(pieces), contentType: '' });
      return answer(200, doneXml(key));
    }
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, contentType: request.headers['content-type'] ?? '' });
      return answer(200, '', { ETag: `"${createHash('md5').update(body).digest('hex')}"` });
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(204);
    }
    if (!object) return answer(404, request.method === 'HEAD' ? '' : errorXml('NoSuchKey'));
    const headers = { 'Content-Type': object.contentType, 'Content-Length': object.bytes.length };
    response
      .writeHead(200, headers)
      .end(request.method === 'HEAD' ? undefined : isSpoiling ? Buffer.alloc(object.bytes.length) : object.bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/${name}?region=${REGION}`,
    objects,
    asked,
    spoil: (spoiling) => {
      isSpoiling = spoiling;
    },
    fail: (failing) => {
      isFailing = failing;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function errorXml(code: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
}

function startedXml(id: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
}

function doneXml(key: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`;
}

// Two at a time, so that more than two are asked for in turn.
function listXml(keys: string[], asked: URLSearchParams): string {
  const from = Number(asked.get('continuation-token') ?? 0);
  const found = keys.filter((key) => key.startsWith(asked.get('prefix') ?? ''));
  const contents = found.slice(from, from + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const more = from + 2 < found.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
}

/** AWS Signature Version 4, worked out from the request as it arrived. */
function isSigned(request: http.IncomingMessage, body: Buffer): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;
  const [, key, day = '', region = '', names = '', signature] = pattern.exec(request.headers.authorization ?? '') ?? [];
  const contentHash = String(request.headers['x-amz-content-sha256']);
  if (key !== KEY || region !== REGION || contentHash !== sha256(body)) return false;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket.invalid');
  const query = [...searchParams].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).sort();
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, pathname, query.join('&'), headers.join(''), names, contentHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`);
  return hmac(signingKey, toSign).toString('hex') === signature;
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: string | Buffer, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest();
}
