/** The replacement for a secret, or for what a deleted account took along, in the log. */
export const REMOVED = '[removed]';
