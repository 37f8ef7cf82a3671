import { crc32, deflateRawSync } from 'node:zlib';

/** A zip file of these texts, by name. */
export function zipOf(files: Record<string, string>): Buffer<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    list.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, Buffer.from(name));
    bodies.push(body);
    at += body.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, listed, Buffer.from('PK\x05\x06'), end]);
}
