/** How long staff can take a status back before anybody is written to, and for how long they are offered to. */
export const UNDO_MS = { kept: 8_000, offered: 7_000 };
