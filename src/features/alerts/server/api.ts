import type { CallContext } from '#features/accounts/server/door.ts';
import { admit } from '#features/bots/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { useUp } from '#platform/limits.ts';
import type { alertsContract } from '../contract.ts';
import { askForAlert } from './ask-for-alert.ts';
import { countWaiting } from './count-waiting.ts';
import { stopAlerts } from './stop-alerts.ts';

const HOUR = 3600;
// A network may be an office; a mailbox is one person's, whom a stranger may name.
const NETWORK_LIMIT = { name: 'stock-alerts', most: 30, seconds: HOUR };
const MAILBOX_LIMIT = { name: 'stock-alerts-mailbox', most: 10, seconds: HOUR };

export const alertsHandlers: Handlers<typeof alertsContract, CallContext> = {
  'GET /api/stock-alerts': (_input, { context }) => countWaiting(context.db),

  'POST /api/stock-alerts': async ({ headers, body }, { context, caller, address }) => {
    await useUp(context, NETWORK_LIMIT, address);
    await admit('stock-alert', headers, { context, caller });
    await useUp(context, MAILBOX_LIMIT, body.email.toLowerCase());
    if (!body.website) await askForAlert(context, body);
    return { email: body.email };
  },

  'POST /api/stock-alerts/stop': async ({ body }, { context, address }) => {
    await useUp(context, NETWORK_LIMIT, address);
    await stopAlerts(context.db, body.key);
    return undefined;
  },
};
