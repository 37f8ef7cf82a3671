import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Attack } from './attacks.ts';

const ROWS = 300_000;

/** What staff ask for that takes long. */
export const heavyWork: readonly Attack[] = [
  { name: 'a product file of 50 MB and 300,000 rows, looked at', run: lookAtFile },
  { name: 'the catalogue as a PDF, three times', run: (url, cookie) => read(url, cookie, '/catalogue.pdf', 3) },
  { name: 'a picture of 9 MB', run: sendPicture },
  { name: 'the products as a file, ten times', run: (url, cookie) => read(url, cookie, '/api/products/export', 10) },
  { name: 'all orders as a file', run: (url, cookie) => read(url, cookie, '/api/orders/export', 1) },
  { name: 'the audit log as a file', run: (url, cookie) => read(url, cookie, '/api/audit/export', 1) },
];

async function lookAtFile(url: string, cookie: string): Promise<string> {
  const words =
    'A bright screen for shop windows, with a player inside, tested for a thousand hours, and two years of warranty. ';
  const row = (n: number) => `P-${n},Window screen ${n},"${words}${n}",${n % 900}.99,Kiosks,${n % 50}`;
  const text = `sku,name,description,price,category,stockCount\n${Array.from({ length: ROWS }, (_, n) => row(n)).join('\n')}\n`;
  const answer = await send(url, cookie, '/api/products/import?dryRun=true', 'text/csv', new Blob([text]));
  const { rows, added, errorCount } = (await answer.json()) as Record<string, number>;
  return `${answer.status}: ${(text.length / 1e6).toFixed(0)} MB, ${rows} rows, ${added} to add, ${errorCount} errors`;
}

async function sendPicture(url: string, cookie: string): Promise<string> {
  const side = 1_750;
  const raw = { width: side, height: side, channels: 3 as const };
  const noise = await sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const answer = await send(url, cookie, '/api/media', 'image/png', new Blob([new Uint8Array(noise)]));
  await answer.arrayBuffer();
  return `${answer.status}: ${(noise.byteLength / 1e6).toFixed(0)} MB`;
}

async function read(url: string, cookie: string, path: string, times: number): Promise<string> {
  let told = '';
  for (let n = 0; n < times; n++) {
    const answer = await fetch(url + path, { headers: { cookie } });
    const { byteLength } = await answer.arrayBuffer();
    told = `${answer.status}: ${(byteLength / 1e6).toFixed(1)} MB`;
  }
  return told;
}

function send(url: string, cookie: string, path: string, type: string, body: Blob): Promise<Response> {
  return fetch(url + path, { method: 'POST', headers: { cookie, 'content-type': type }, body });
}
