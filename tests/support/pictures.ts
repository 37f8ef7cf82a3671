import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A real picture of one colour, as a camera or a drawing program would save it. */
export async function drawPicture(
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
  { width = 40, height = 30, colour = '#c40' } = {},
): Promise<Buffer<ArrayBuffer>> {
  const blank = sharp({ create: { width, height, channels: 3, background: colour } });
  return Buffer.from(await blank.toFormat(format).toBuffer());
}

/** A photograph taken with the camera on its side, with a place in its metadata that must not be published. */
export async function takePhotograph(): Promise<Buffer<ArrayBuffer>> {
  const lying = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a4' } });
  const exif = { IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '53/1 48/1 0/1' } };
  return Buffer.from(await lying.jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer());
}

/** A valid PNG of so many black pixels in next to no bytes: opened, it would fill the memory. */
export function packBomb(width: number, height: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, greyscale.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
