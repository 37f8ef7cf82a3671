// What other features may call of the stock alerts; each is described where it is written.
export { ALERT_RETENTION_DAYS, deleteOldAlerts, findRestocked } from './find-restocked.ts';
export { forgetAlerts, listAlertsOf } from './stop-alerts.ts';
