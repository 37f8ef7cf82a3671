import type { ReactNode } from 'react';
import { GuideIcon, type IconName } from './guide-icons.tsx';

export interface Choice {
  value: string;
  icon: IconName;
  label: string;
  hint?: string;
}

interface ChoiceCardsProps {
  name: string;
  choices: readonly Choice[];
  chosen: string;
  /** Pictures above their words, in so many columns. */
  columns?: 3 | 4;
}

/** Answers as pictures to tap; radio buttons underneath, so that the arrow keys and a form without scripts work. */
export function ChoiceCards({ name, choices, chosen, columns }: ChoiceCardsProps) {
  return (
    <div className="guide-choices" data-columns={columns}>
      {choices.map(({ value, icon, label, hint }) => (
        <label key={value} className="guide-choice">
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} className="guide-radio" />
          <GuideIcon name={icon} />
          <span>
            <span className="block font-semibold text-sm">{label}</span>
            {hint && <span className="meta block">{hint}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}

interface QuestionProps {
  number: number;
  title: string;
  id: string;
  hint?: string;
  children: ReactNode;
}

/** One of the five. */
export function Question({ number, title, id, hint, children }: QuestionProps) {
  return (
    <fieldset id={id} className="guide-question" aria-describedby={hint && `${id}-hint`}>
      <legend className="title-3 flex items-baseline gap-2">
        <span aria-hidden="true" className="guide-number tabular">
          {number}
        </span>
        {title}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="meta">
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}
