// What other features may call of the tracking; each is described where it is written.
export { moveDemoDrivers } from './drive-demo.ts';
export { endLinkOfDelivered } from './drive-link.ts';
export {
  assignDriver,
  deleteOldPositions,
  forgetDeliveries,
  POSITION_RETENTION_DAYS,
  recordPosition,
} from './drivers.ts';
export { setPlace } from './set-place.ts';
