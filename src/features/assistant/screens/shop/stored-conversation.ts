import { formatTime } from '#values/instant.ts';
import type { Bubble } from './use-conversation.ts';

const KEY = 'brightfront.conversation';
// The contact form takes 5,000 characters, and its writer wants to add something.
const MOST_LETTERS = 4_000;

/** Leaves a conversation for the contact form of this tab; it goes nowhere before that form is sent. */
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
    // A browser that keeps nothing: the form comes up empty.
  }
}

/** Takes the conversation that was left, once. */
export function takeConversation(): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}
