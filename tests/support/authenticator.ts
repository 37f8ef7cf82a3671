import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A made-up device that makes passkeys and signs with them (WebAuthn level 3), with every value open to lies. */
export interface Authenticator {
  credentialId: string;
  /** What a browser sends for a new passkey. */
  create(options: { challenge: string }, lies?: Lies): object;
  /** What a browser sends for a sign-in. */
  sign(options: { challenge: string }, lies?: Lies): object;
}

export interface Lies {
  origin?: string;
  rpId?: string;
  counter?: number;
  /** Whether the device says that it has checked the fingerprint or PIN. */
  isVerified?: boolean;
}

export function openAuthenticator(home: { origin: string; rpId: string }): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credentialId = id.toString('base64url');
  let counter = 0;

  const said = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lies.origin ?? home.origin, crossOrigin: false }));
  const authData = (lies: Lies, flags: number, rest = Buffer.alloc(0)) => {
    counter = lies.counter ?? counter + 1;
    const head = Buffer.alloc(5);
    head[0] = flags | PRESENT | (lies.isVerified === false ? 0 : VERIFIED);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(lies.rpId ?? home.rpId), head, rest]);
  };
  const credential = { id: credentialId, rawId: credentialId, type: 'public-key' };

  return {
    credentialId,
    create: ({ challenge }, lies = {}) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = authData(lies, WITH_KEY, Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]));
      const attestationObject = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(data)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: said('webauthn.create', challenge, lies).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign: ({ challenge }, lies = {}) => {
      const clientData = said('webauthn.get', challenge, lies);
      const data = authData(lies, 0);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

const PRESENT = 1;
const VERIFIED = 4;
const WITH_KEY = 64;

function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return map([
    [number(1), number(2)],
    [number(3), number(-7)],
    [number(-1), number(1)],
    [number(-2), bytes(Buffer.from(x, 'base64url'))],
    [number(-3), bytes(Buffer.from(y, 'base64url'))],
  ]);
}

// Just enough CBOR (RFC 8949).
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()]);

function sha256(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest();
}
