// What other features may call of what fits; each is described where it is written.

export { type FitsIndex, fitsByFacts } from './by-role.ts';
export { checkRooms } from './check-rooms.ts';
export { fitOf } from './fit-of.ts';
export { fitsIndexOf } from './fits-index.ts';
export { listFits } from './list-fits.ts';
export { misfitsAmong } from './misfits.ts';
export { pairFact } from './pairs.ts';
