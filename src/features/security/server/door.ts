// What other features may call of the security log; each is described where it is written.
export { findAlert } from './find-alert.ts';
export { listEventsOf } from './list-events-of.ts';
export { recordFailedSignIn, recordSecurityEvent, type SecurityEvent } from './record-event.ts';
export { SECURITY_LOG_RETENTION_DAYS, thinSecurityLog } from './thin-log.ts';
