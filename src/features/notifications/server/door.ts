// What other features may call of the notifications; each is described where it is written.
export {
  countUnread,
  listEveryNotification,
  type NewNotification,
  withdrawNotifications,
  writeNotification,
} from './notifications.ts';
export { sendDemoNotifications } from './send-demo-notifications.ts';
export { trimNotifications } from './trim-notifications.ts';
