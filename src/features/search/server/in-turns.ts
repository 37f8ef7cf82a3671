import { takingTurns } from '#platform/taking-turns.ts';

/** Runs the work of a search in turns with that of all other searches, so that together they hold nothing up. */
export const { run: withOtherSearches } = takingTurns();
