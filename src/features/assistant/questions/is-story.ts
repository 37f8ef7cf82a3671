const LEAST_WORDS = 9;

/** Whether a message tells something, so that a word in it by chance says little of what it asks. */
export function isStory(message: string): boolean {
  return message.trim().split(/\s+/u).length >= LEAST_WORDS;
}
