import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SettingsSent, StaffSettings } from '#features/settings/contract.ts';
import { errorsByRow, readSettingsForm, type SettingsSection } from '#features/settings/settings-form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { useUnsaved } from '#ui/unsaved.ts';
import type { Problem } from '#values/problem.ts';
import { type OpenProblem, useProblem } from '#web/forms/use-problem.ts';

const NONE: OpenProblem = { problem: undefined, errors: {} };

/** Saves and loads sections; it also shows the toasts. */
export interface SettingsStore {
  save(sent: SettingsSent): Promise<{ settings: StaffSettings } | { problem: Problem }>;
  load(): Promise<StaffSettings | null>;
}

/** A section that was refused without scripts, with the typed values by field name. */
export interface RefusedSection {
  section: SettingsSection;
  problem: Problem;
  typed: Record<string, string>;
}

/** The props of a section's fields. */
export interface SectionFields<Section extends SettingsSection> {
  /** The section as it was last loaded or saved here. */
  base: StaffSettings[Section];
  errors: Record<string, string>;
  typed?: Record<string, string>;
}

interface SectionFormProps<Section extends SettingsSection> {
  section: Section;
  title: string;
  description: string;
  settings: StaffSettings;
  store: SettingsStore;
  refused?: RefusedSection;
  children: (fields: SectionFields<Section>) => ReactNode;
}

/**
 * One section with its own Save button. A colleague's change does not replace the typed values: saving reports it, and the
 * values stay until the user loads the section again.
 */
export function SectionForm<Section extends SettingsSection>(props: SectionFormProps<Section>) {
  const { section, title, description, store, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const refused = props.refused?.section === section ? props.refused : undefined;
  const [base, setBase] = useState(props.settings[section]);
  const [answered, setAnswered] = useState(refused?.problem);
  const [isSaving, setSaving] = useState(false);
  // The second click of a double click arrives before the state of the first.
  const isSent = useRef(false);
  const shown = useRef(base);
  const untouched = useRef('');
  const open = useProblem(form, answered);
  const { problem, errors } = isSaving ? NONE : open;

  useEffect(() => {
    if (shown.current !== base) form.current?.reset();
    shown.current = base;
    untouched.current = valuesIn(form.current);
  }, [base]);
  // Data that was read again is shown only in an untouched form.
  const newest = props.settings[section];
  useEffect(() => {
    if (newest.version > shown.current.version && valuesIn(form.current) === untouched.current) setBase(newest);
  }, [newest]);
  useUnsaved(() => valuesIn(form.current) !== untouched.current);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSent.current) return;
    isSent.current = true;
    const typed = new FormData(event.currentTarget);
    setSaving(true);
    const result = await store.save(readSettingsForm(section, typed));
    setSaving(false);
    isSent.current = false;
    if ('settings' in result) setBase(result.settings[section]);
    setAnswered('problem' in result ? errorsByRow(result.problem, typed) : undefined);
  };
  const loadAgain = async () => {
    const newest = await store.load();
    if (!newest) return;
    setBase(newest[section]);
    setAnswered(undefined);
  };
  return (
    <Panel title={title} description={description}>
      <form ref={form} method="post" noValidate aria-label={title} className="flex flex-col gap-5" onSubmit={submit}>
        <input type="hidden" name="intent" value="settings" />
        <input type="hidden" name="section" value={section} />
        <input type="hidden" name="version" value={base.version} />
        <Refusal problem={problem} errors={errors} onLoadAgain={loadAgain} />
        {children({ base, errors, typed: refused?.typed })}
        <Button type="submit" variant="secondary" className="self-start" pending={isSaving} pendingLabel="Saving...">
          Save {inSentence(title)}
        </Button>
      </form>
    </Panel>
  );
}

function valuesIn(form: HTMLFormElement | null): string {
  return form ? JSON.stringify([...new FormData(form)].map(([name, value]) => [name, String(value)])) : '';
}

// 'Company details' begins small inside a sentence, 'VAT rates' does not.
function inSentence(title: string): string {
  return /^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

interface RefusalProps {
  problem: Problem | undefined;
  errors: Record<string, string>;
  onLoadAgain: () => void;
}

function Refusal({ problem, errors, onLoadAgain }: RefusalProps) {
  const wrong = Object.entries(errors);
  if (!problem) return null;
  if (wrong.length > 0) {
    const fieldOf = (name: string) => name.replace(/(addressLines)\.\d+$/, '$1');
    const entries = wrong.map(([name, message]) => ({ fieldId: fieldOf(name), message }));
    return <ErrorSummary title="Please check your entries" errors={entries} />;
  }
  const isStale = problem.status === 409;
  return (
    <div role="alert" tabIndex={-1}>
      <Notice
        tone={isStale ? 'caution' : 'negative'}
        title={problem.title}
        action={
          isStale && (
            <Button variant="secondary" size="sm" onClick={onLoadAgain} className="noscript:hidden">
              Drop my changes and load it again
            </Button>
          )
        }
      >
        {problem.detail}
      </Notice>
    </div>
  );
}
