import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { User } from '#features/accounts/contract.ts';
import { STAFF_PASSWORD_HINT } from '#features/accounts/password.ts';
import { NewPasswordField } from '#features/accounts/screens/new-password-field.tsx';
import { ProofField } from '#features/accounts/screens/security/proof-field.tsx';
import { asksForPassword } from '#features/accounts/screens/security/prove-first.ts';
import { mayManageType } from '#features/people/may-manage.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Problem } from '#values/problem.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { type OpenProblem, useProblem } from '#web/forms/use-problem.ts';
import { useShop } from '#web/use-shop.ts';
import { taskProblem } from './confirm-task.tsx';
import { HandedLinkNotice } from './handed-link.tsx';
import { OWN_PASSWORD } from './people-calls.ts';
import { useCreateUser } from './use-people.ts';
import { typeOptions, UserFields, type UserValues } from './user-fields.tsx';

const PREFIX = 'create-';
const UNREMEMBERED = ['password', OWN_PASSWORD, 'intent'];
const NONE: OpenProblem = { problem: undefined, errors: {} };

type CreateUserFormProps = {
  viewer: Pick<User, 'userType'>;
  /** The action's refusal when the form was sent without scripts. */
  refused?: { problem: Problem; values: UserValues };
  /** The typed values, remembered while another tab is open; never a password. */
  draft?: RefObject<UserValues>;
};

/** Creates a user (section 5, 'Admin create user'), then clears the form for the next one. */
export function CreateUserForm({ viewer, refused, draft }: CreateUserFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values] = useState(() => refused?.values ?? draft?.current ?? {});
  const [type, setType] = useState(values.userType ?? 'employer');
  const { mutation, proofDialog, handed, clearHanded, run } = useCreateUser(() => {
    clear(form.current);
    if (draft) draft.current = {};
    setType('employer');
  });
  const open = useProblem(form, taskProblem({ ...mutation, isPending: false }, refused?.problem));
  const { problem, errors } = mutation.isPending ? NONE : open;
  const company = useShop()?.company.name;
  const isCustomer = type === 'public';

  const rememberDraft = () => {
    if (!draft || !form.current) return;
    const typed = [...new FormData(form.current)].filter(([name]) => !UNREMEMBERED.includes(name));
    draft.current = Object.fromEntries(typed.map(([name, value]) => [name, String(value)]));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(new FormData(event.currentTarget));
  };
  return (
    <div className="@container flex flex-col gap-5">
      {handed && <HandedLinkNotice handed={handed} onDone={clearHanded} />}
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        onChange={rememberDraft}
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="intent" value="create" />
        {problem && (Object.keys(errors).length > 1 || asksForPassword(problem)) && (
          <FormProblem problem={problem} title={problem.title} idPrefix={PREFIX} />
        )}
        <div className="grid gap-4 @md:grid-cols-2 @3xl:grid-cols-3">
          <SelectField
            id={`${PREFIX}userType`}
            name="userType"
            label="Account type"
            value={type}
            onChange={(event) => setType(event.target.value)}
            error={errors.userType}
            options={typeOptions((one) => mayManageType(viewer, one))}
          />
          <UserFields
            idPrefix={PREFIX}
            values={values}
            errors={errors}
            needsPhone
            companyHint={!isCustomer && company ? `Left empty: ${company}` : undefined}
          />
          <TextField
            id={`${PREFIX}username`}
            name="username"
            label="Username"
            optional
            hint="Left empty: first.last"
            defaultValue={values.username ?? ''}
            error={errors.username}
            maxLength={210}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <NewPasswordField
            id={`${PREFIX}password`}
            name="password"
            label="Password"
            {...(isCustomer
              ? { required: true }
              : { optional: true, hint: `${STAFF_PASSWORD_HINT}. Left empty, they choose one by a link` })}
            error={errors.password}
          />
        </div>
        {mutation.isIdle && refused && asksForPassword(problem) && (
          <ProofField id={`${PREFIX}own-password`} name={OWN_PASSWORD} error={errors.password} />
        )}
        <Button type="submit" pending={mutation.isPending} className="self-start">
          Create user
        </Button>
      </form>
      {proofDialog}
    </div>
  );
}

// Not `reset`: that would restore the remembered draft.
function clear(form: HTMLFormElement | null): void {
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLInputElement && field.type !== 'hidden') field.value = '';
    if (field instanceof HTMLSelectElement && field.name !== 'userType') field.selectedIndex = 0;
  }
}
