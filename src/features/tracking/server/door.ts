// What other features may call of the tracking; each is described where it is written.
export { assignDriver, deletePositionsBefore, recordPosition } from './drivers.ts';
