import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import type { Problem } from '#values/problem.ts';
import { fieldErrors, NO_CONNECTION } from './form-answer.ts';

/** What a form says of its refusal now: an error goes with the correction of its field, the problem with its last error. */
export interface OpenProblem {
  problem: Problem | undefined;
  /** The first message of each wrong field. */
  errors: Record<string, string>;
}

export interface FollowedProblem extends OpenProblem {
  /** Tells of fields that were corrected by a choice or a button; what is typed is noticed by itself. */
  correct(...fields: string[]): void;
}

/** Follows the corrections in a refused form, and takes the user to the first wrong field, or to the alert when none is to blame. */
export function useProblem(form: RefObject<HTMLFormElement | null>, refused: Problem | undefined): FollowedProblem {
  const [answered, setAnswered] = useState<Problem>();
  const [corrected, setCorrected] = useState<{ of: Problem; fields: readonly string[] }>();
  const fields = corrected?.of === refused ? corrected?.fields : undefined;
  const problem = useMemo(
    () => (refused === answered ? undefined : refused && withoutErrors(refused, fields ?? [])),
    [refused, answered, fields],
  );

  const correct = useCallback(
    (...changed: string[]) => {
      if (!refused) return;
      setCorrected((before) => ({
        of: refused,
        fields: [...(before?.of === refused ? before.fields : []), ...changed],
      }));
    },
    [refused],
  );

  // A missing connection is no reason any more once it is back.
  useEffect(() => {
    if (refused?.status !== NO_CONNECTION.status) return;
    const clear = () => setAnswered(refused);
    window.addEventListener('online', clear);
    return () => window.removeEventListener('online', clear);
  }, [refused]);

  useEffect(() => {
    const element = form.current;
    if (!refused || !element) return;
    focusOn(element, refused);
    const onInput = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) return;
      correct('name' in target ? String(target.name) : '');
    };
    // At the window, after React: a render before it would put back the old text of a field whose value is a state.
    window.addEventListener('input', onInput);
    return () => window.removeEventListener('input', onInput);
  }, [form, refused, correct]);

  return { problem, errors: fieldErrors(problem), correct };
}

function withoutErrors(problem: Problem, corrected: readonly string[]): Problem | undefined {
  const before = Object.entries(problem.errors ?? {});
  const after = before.filter(
    ([field, said]) => !corrected.some((changed) => isAnswered(field, said[0] ?? '', changed)),
  );
  if (after.length === before.length) return problem;
  return after.length > 0 ? { ...problem, errors: Object.fromEntries(after) } : undefined;
}

/** Whether the change of a field answers an error: its own, and one that was judged together with it. */
function isAnswered(field: string, message: string, changed: string): boolean {
  if (isOf(field, changed)) return true;
  // Some calls take a password in a header.
  if (field === `x-confirm-${changed}`) return true;
  // Said once, beside the first of the fields that it is about.
  if (message.startsWith('All fields')) return true;
  const [part, last] = [changed.replace(/[^.]*$/, ''), changed.slice(changed.lastIndexOf('.') + 1)];
  if (last === 'country') return [`${part}postcode`, `${part}phoneNumber`, 'siteContact.phone'].includes(field);
  if (last === 'newPassword') return field === 'confirmPassword';
  return part === 'deliveryAddress.' && field === 'deliveryMethodId';
}

function focusOn(form: HTMLFormElement, { errors = {} }: Problem): void {
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLElement && 'name' in field && field.tabIndex >= 0,
  );
  const first = fields.find(({ name }) => Object.keys(errors).some((wrong) => isOf(wrong, name)));
  (first ?? form.querySelector<HTMLElement>('[role="alert"]'))?.focus();
}

// Of a list in one field each line has an error of its own.
function isOf(wrong: string, name: string): boolean {
  return wrong === name || wrong.startsWith(`${name}.`);
}
