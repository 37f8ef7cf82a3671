import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { StaffSynonym } from '#features/search/staff-contract.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { controlClass } from '#ui/control-class.ts';
import { Panel } from '#ui/panel.tsx';
import type { Problem } from '#values/problem.ts';
import { useProblem } from '#web/forms/use-problem.ts';

/** A form that the API refused, with its input. */
export type Refused = { problem: Problem; values: Record<string, string> };

type SynonymsPanelProps = { synonyms: readonly StaffSynonym[]; refused: Refused | undefined; suggested: string };

/** Groups of synonyms; each group is a form, which works without scripts. */
export function SynonymsPanel({ synonyms, refused, suggested }: SynonymsPanelProps) {
  const added = refused?.values.intent === 'add-synonym' ? refused : undefined;
  return (
    <div className="flex flex-col gap-6">
      <Panel title="Add words for one thing" description="Separate them with commas: totem, monolith, obelisk.">
        <SynonymForm
          key={synonyms.length}
          intent="add-synonym"
          terms={added?.values.terms ?? (suggested ? `${suggested}, ` : '')}
          isOneWay={added?.values.oneWay === 'true'}
          refused={added?.problem}
          action="Add words"
        />
      </Panel>
      <Panel title={`${synonyms.length} groups of words`} description="A search for one of them finds the others too.">
        <ul className="flex flex-col divide-y divide-line">
          {synonyms.map(({ id, terms, oneWay }) => {
            const own = refused?.values.id === String(id) ? refused : undefined;
            return (
              <li key={id} className="py-3 first:pt-0 last:pb-0">
                <SynonymForm
                  id={id}
                  intent="change-synonym"
                  terms={own?.values.terms ?? terms.join(', ')}
                  isOneWay={own ? own.values.oneWay === 'true' : oneWay}
                  refused={own?.problem}
                  action="Save"
                />
              </li>
            );
          })}
        </ul>
      </Panel>
    </div>
  );
}

type SynonymFormProps = {
  id?: number;
  intent: string;
  terms: string;
  isOneWay: boolean;
  refused: Problem | undefined;
  action: string;
};

function SynonymForm({ id, intent, terms, isOneWay, refused, action }: SynonymFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { problem, errors } = useProblem(form, refused);
  const error = problem && (Object.values(errors)[0] ?? problem.detail);
  const isPending = useNavigation().formData?.get('id') === String(id ?? '');
  return (
    <Form ref={form} method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="id" value={id ?? ''} />
      <div className="min-w-0 flex-1 basis-72">
        <input
          aria-label={id === undefined ? 'Words, with commas between them' : `Words of the group ‘${terms}’`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `terms-${id ?? 'new'}-error`}
          placeholder="Words, with commas between them"
          name="terms"
          dir="auto"
          defaultValue={terms}
          maxLength={1300}
          className={controlClass}
        />
        {error !== undefined && (
          <p id={`terms-${id ?? 'new'}-error`} role="alert" className="mt-1 text-negative text-sm">
            {error}
          </p>
        )}
      </div>
      <CheckboxField
        id={`one-way-${id ?? 'new'}`}
        label="The first finds the others, not back"
        name="oneWay"
        value="true"
        defaultChecked={isOneWay}
      />
      <span className="flex gap-2">
        <Button type="submit" name="intent" value={intent} size="sm" variant="secondary" pending={isPending}>
          {action}
        </Button>
        {id !== undefined && (
          <Button
            type="submit"
            name="intent"
            value="delete-synonym"
            size="sm"
            variant="ghost"
            aria-label={`Delete ${terms}`}
          >
            Delete
          </Button>
        )}
      </span>
    </Form>
  );
}
