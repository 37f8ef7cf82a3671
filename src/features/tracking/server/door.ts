// What other features may call of the tracking; each is described where it is written.
export { moveDemoDrivers } from './drive-demo.ts';
export { endLinkOfDelivered } from './drive-link.ts';
export { assignDriver, deletePositionsBefore, forgetDeliveries, recordPosition } from './drivers.ts';
