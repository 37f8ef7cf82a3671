// What other features may call of the permissions; each is described where it is written.
export { authorize, mayUser } from './authorize.ts';
export { type Grant, grantedPermissions, grantedToUser, grantPermission, revokeEveryPermission } from './grants.ts';
export { listStaffWhoMay } from './who-may.ts';
