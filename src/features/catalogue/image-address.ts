import { z } from 'zod';
import { ownHashOf } from '#features/media/picture-sources.ts';

const MOST = 500;
const EMBEDDED = /^data:image\/(?:png|jpeg);base64,/;

const WRONG = 'Enter the address of a picture that starts with https://, or choose a file';
const NOT_EMBEDDABLE = 'An embedded image must be a PNG or JPEG in base64';

/** A product's `imageUrl`: an address on the web, a path of our own media, or an embedded picture (decision B5). */
export const imageAddress = z
  .string({ error: 'The image address must be text' })
  .trim()
  .superRefine((text, context) => {
    const message = whatIsWrong(text);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .nullish()
  .transform((text) => (text === undefined ? undefined : text || null));

/** The address of a picture in a list; embedded pictures are refused, because a list's pictures are uploaded first. */
export const linkedPicture = z
  .string({ error: 'The image address must be text' })
  .trim()
  .superRefine((text, context) => {
    const message = text === '' || /^data:/i.test(text) ? WRONG : whatIsWrong(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

function whatIsWrong(text: string): string | null {
  if (text === '') return null;
  if (/^data:/i.test(text)) return EMBEDDED.test(text) ? null : NOT_EMBEDDABLE;
  if (text.length > MOST) return `The image address can be at most ${MOST} characters`;
  return ownHashOf(text) || isOnTheWeb(text) ? null : WRONG;
}

// Other schemes could run code.
function isOnTheWeb(text: string): boolean {
  return /^https?:\/\/[^\s"'<>\\]+$/i.test(text) && URL.canParse(text);
}

const NOT_OUTSIDE = 'Enter a public address that starts with https:// and has no user name in it, or choose a file';

/**
 * What is wrong with an address that is new to a product: every visitor's browser asks it, so that it has to be public, encrypted
 * and without a user name. Null for our own pictures, embedded ones and what is fine.
 */
export function wrongNewAddress(url: string): string | null {
  if (ownHashOf(url) || /^data:/i.test(url)) return null;
  const { protocol, username, password, hostname } = new URL(url);
  const isOpen = protocol === 'https:' && username === '' && password === '' && isPublicHost(hostname);
  return isOpen ? null : NOT_OUTSIDE;
}

// Names without a dot and those of private networks, and every literal address: a shop's pictures lie under a name.
function isPublicHost(hostname: string): boolean {
  const isLiteral = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  const name = hostname.replace(/\.$/, '');
  return !isLiteral && name.includes('.') && !/\.(?:localhost|local|internal|lan|home|corp|home\.arpa)$/.test(name);
}

/** The base64 of an embedded picture; null for any other address. */
export function embeddedPicture(imageUrl: string): string | null {
  const prefix = EMBEDDED.exec(imageUrl)?.[0];
  return prefix === undefined ? null : imageUrl.slice(prefix.length);
}
