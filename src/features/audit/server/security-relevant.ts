import { isDeepStrictEqual } from 'node:util';
import type { SecurityEvent } from '#features/security/server/door.ts';
import type { Change } from './record-change.ts';

type Fields = Record<string, unknown>;

/**
 * What the security log tells of a change by staff; null of one that has no say in who may do what. In one place, so that no use case
 * that audits such a change can forget it.
 */
export function securityEventOf({ action, actorId, recordId, before, after }: Change): SecurityEvent | null {
  const [was, is] = [(before ?? {}) as Fields, (after ?? {}) as Fields];
  if (action.startsWith('permission.')) return rightsChanged(action, actorId, { ...was, ...is });
  if (action === 'shop.set_up') return { kind: 'shop_set_up', userId: actorId };
  if (action.startsWith('payment_method.')) return bankDetailsChanged(actorId, was.settings, is.settings);
  if (!action.startsWith('user.')) return null;
  const about = { userId: recordId, actorId };
  if (action === 'user.password_link_made') return { ...about, kind: 'link_made' };
  if (action === 'user.second_factor_taken_off') return { ...about, kind: 'factor_removed', detail: 'By an admin' };
  if (action === 'user.admin_code_made') return { ...about, kind: 'link_made', detail: 'Recovery code, on the server' };
  if (action === 'user.deleted') return { ...about, kind: 'account_closed', detail: 'Deleted' };
  const isOtherType = is.userType !== undefined && is.userType !== was.userType;
  if (isOtherType && is.userType === 'admin') return { ...about, kind: 'admin_made' };
  if (action !== 'user.created' && is.isActive === false)
    return { ...about, kind: 'account_closed', detail: 'Deactivated' };
  if (was.isActive === false && is.isActive) return { ...about, kind: 'rights_changed', detail: 'Reactivated' };
  if (!isOtherType || was.userType === undefined) return null;
  return { ...about, kind: 'rights_changed', detail: `From ${was.userType} to ${is.userType}` };
}

/** Where customers pay their transfers to: an account of a thief there would take the shop's money. */
function bankDetailsChanged(actorId: number | null, before: unknown, after: unknown): SecurityEvent | null {
  const [was, is] = [before, after].map((settings) => {
    const method = (settings ?? {}) as Fields;
    return method.provider === 'bank_transfer' ? method : null;
  });
  return is && !isDeepStrictEqual(was, is) ? { kind: 'bank_details_changed', userId: null, actorId } : null;
}

function rightsChanged(action: string, actorId: number | null, grant: Fields): SecurityEvent {
  const verb = action.replace('permission.', '');
  const userId = typeof grant.userId === 'number' ? grant.userId : null;
  return { kind: 'rights_changed', userId, actorId, detail: `${grant.permissionType} ${verb}` };
}
