/** How long the e-mails about a status wait, and for how long staff are offered to undo it. */
export const UNDO_MS = { delay: 8_000, offered: 7_000 };
