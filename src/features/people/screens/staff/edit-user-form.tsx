import { type FormEvent, useRef } from 'react';
import type { User } from '#features/accounts/contract.ts';
import { ProofField } from '#features/accounts/screens/security/proof-field.tsx';
import { asksForPassword } from '#features/accounts/screens/security/prove-first.ts';
import type { ManagedUser } from '#features/people/contract.ts';
import { mayManageType } from '#features/people/may-manage.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { Problem } from '#values/problem.ts';
import { useProblem } from '#web/forms/use-problem.ts';
import { changesIn } from './people-calls.ts';
import { typeOptions, UserFields, type UserValues } from './user-fields.tsx';

type EditUserFormProps = {
  /** The form's id, for its button in the footer of the dialog. */
  id: string;
  user: ManagedUser;
  viewer: Pick<User, 'id' | 'userType'>;
  problem: Problem | undefined;
  /** The typed values of a form that was refused before the scripts arrived. */
  typed: UserValues | undefined;
  onSave: (changes: Record<string, unknown>) => void;
};

/** Changes an account. Users cannot change the type or status of their own. */
export function EditUserForm({ id, user, viewer, problem, typed, onSave }: EditUserFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors } = useProblem(form, problem);
  const isOwn = user.id === viewer.id;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(changesIn(new FormData(event.currentTarget), user));
  };
  return (
    <form ref={form} id={id} method="post" noValidate onSubmit={submit} className="@container">
      <input type="hidden" name="intent" value="edit" />
      <input type="hidden" name="id" value={user.id} />
      <div className="grid gap-4 @md:grid-cols-2">
        <UserFields idPrefix="edit-" values={{ ...user, ...typed }} errors={errors} needsPhone={false} />
        {typed && asksForPassword(problem) && <ProofField id="edit-password" error={errors.password} />}
        {!isOwn && (
          <>
            <SelectField
              id="edit-userType"
              name="userType"
              label="Account type"
              hint="Another type signs the person out, and grants end"
              defaultValue={user.userType}
              error={errors.userType}
              options={typeOptions((one) => mayManageType(viewer, one))}
            />
            <SelectField
              id="edit-state"
              name="state"
              label="Status"
              hint="Inactive: signed out at once, cannot sign in"
              defaultValue={user.isActive ? 'active' : 'inactive'}
              error={errors.isActive}
              options={[
                { value: 'active', label: 'Active' },
                { value: 'inactive', label: 'Inactive' },
              ]}
            />
          </>
        )}
      </div>
    </form>
  );
}
