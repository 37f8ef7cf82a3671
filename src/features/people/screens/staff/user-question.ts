import type { ManagedUser } from '#features/people/contract.ts';
import { CONFIRMATIONS } from '#web/toast-texts.ts';
import type { PeopleTask } from './people-view.ts';

/** The question and button of a task on an account; undefined for editing. */
export function userQuestion(what: PeopleTask, { hasHistory }: Pick<ManagedUser, 'hasHistory'>) {
  if (what === 'deactivate') return { ...CONFIRMATIONS.deactivateUser, verb: 'Deactivate', isDanger: true };
  if (what === 'reactivate') return { ...CONFIRMATIONS.reactivateUser, verb: 'Reactivate', isDanger: false };
  if (what === 'link') return { ...CONFIRMATIONS.newPasswordLink, verb: 'Make a new link', isDanger: false };
  if (what !== 'delete') return undefined;
  return hasHistory
    ? { ...CONFIRMATIONS.deactivateInsteadOfDeleting, verb: 'Deactivate', isDanger: true }
    : { ...CONFIRMATIONS.deleteUser, verb: 'Delete', isDanger: true };
}
