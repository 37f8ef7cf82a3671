import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SettingsSent, StaffSettings } from '#features/settings/contract.ts';
import { errorsByRow, readSettingsForm, type SettingsSection } from '#features/settings/settings-form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { useUnsaved } from '#ui/unsaved.ts';
import type { Problem } from '#values/problem.ts';

/** How a section is saved and read again; it tells the person of success and failure itself. */
export interface SettingsStore {
  save(sent: SettingsSent): Promise<{ settings: StaffSettings } | { problem: Problem }>;
  load(): Promise<StaffSettings | null>;
}

/** A section that was refused before the scripts arrived, with what had been typed by the fields' names. */
export interface RefusedSection {
  section: SettingsSection;
  problem: Problem;
  typed: Record<string, string>;
}

/** What a section's fields are drawn from. */
export interface SectionFields<Section extends SettingsSection> {
  /** As the section was when it was loaded or last saved from here. */
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
 * One section with a save of its own. What somebody else changes meanwhile is not slipped in under what is being typed:
 * saving then says so, and what was typed stays until the person asks for the newest.
 */
export function SectionForm<Section extends SettingsSection>(props: SectionFormProps<Section>) {
  const { section, title, description, store, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const refused = props.refused?.section === section ? props.refused : undefined;
  const [base, setBase] = useState(props.settings[section]);
  const [problem, setProblem] = useState(refused?.problem);
  const [isSaving, setSaving] = useState(false);
  // The second press of a double click comes before the state of the first.
  const isSent = useRef(false);
  const shown = useRef(base);
  const untouched = useRef('');
  const errors = isSaving ? {} : firstMessages(problem);

  useEffect(() => {
    if (shown.current !== base) form.current?.reset();
    shown.current = base;
    untouched.current = wordsIn(form.current);
  }, [base]);
  // What was read again is shown where nobody has begun to type.
  const newest = props.settings[section];
  useEffect(() => {
    if (newest.version > shown.current.version && wordsIn(form.current) === untouched.current) setBase(newest);
  }, [newest]);
  useUnsaved(() => wordsIn(form.current) !== untouched.current);
  useEffect(() => {
    if (problem) focusOn(form.current, problem);
  }, [problem]);

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
    setProblem('problem' in result ? errorsByRow(result.problem, typed) : undefined);
  };
  const loadAgain = async () => {
    const newest = await store.load();
    if (!newest) return;
    setBase(newest[section]);
    setProblem(undefined);
  };
  return (
    <Panel title={title} description={description}>
      <form ref={form} method="post" noValidate aria-label={title} className="flex flex-col gap-5" onSubmit={submit}>
        <input type="hidden" name="intent" value="settings" />
        <input type="hidden" name="section" value={section} />
        <input type="hidden" name="version" value={base.version} />
        {!isSaving && <Refusal problem={problem} errors={errors} onLoadAgain={loadAgain} />}
        {children({ base, errors, typed: refused?.typed })}
        <Button type="submit" variant="secondary" className="self-start" pending={isSaving} pendingLabel="Saving...">
          Save {inSentence(title)}
        </Button>
      </form>
    </Panel>
  );
}

function wordsIn(form: HTMLFormElement | null): string {
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

function firstMessages(problem: Problem | undefined): Record<string, string> {
  const entries = Object.entries(problem?.errors ?? {});
  return Object.fromEntries(entries.flatMap(([field, [message]]) => (message ? [[field, message]] : [])));
}

// The first wrong field, or the alert when no single field is to blame.
function focusOn(form: HTMLFormElement | null, problem: Problem): void {
  const wrong = Object.keys(problem.errors ?? {}).map((name) => name.replace(/(addressLines)\.\d+$/, '$1'));
  const field = wrong.map((name) => form?.elements.namedItem(name)).find((found) => found instanceof HTMLElement);
  (field ?? form?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
}
