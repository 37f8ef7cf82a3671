import { formatTime } from '#values/instant.ts';
import type { Bubble } from './use-conversation.ts';

const KEY = 'brightfront.conversation';
// The contact form takes 5,000 characters; this leaves room for the visitor's own.
const MOST_LETTERS = 4_000;

/** Stores a conversation in this tab for the contact form; nothing is sent before the form is. */
export function storeConversation(bubbles: readonly Bubble[]): void {
  const lines = bubbles
    .slice(1)
    .map(({ by, text, at, answer }) =>
      [
        `${formatTime(at)} ${by === 'visitor' ? 'Me' : 'Assistant'}: ${text}`,
        ...(answer?.products.map(({ product }) => `  - ${product.name}`) ?? []),
      ].join('\n'),
    );
  const text = lines.join('\n');
  try {
    sessionStorage.setItem(KEY, text.length > MOST_LETTERS ? `…${text.slice(-MOST_LETTERS)}` : text);
  } catch {
    // Without storage the form is empty.
  }
}

/** Reads and removes the stored conversation. */
export function takeConversation(): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}
