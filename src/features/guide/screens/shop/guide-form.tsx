import type { FormEvent, RefObject } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { paths } from '#web/paths.ts';
import { LIMITS, type Typed } from '../../questions.ts';
import { ChoiceCards, Question } from './choice-cards.tsx';
import { CONTENT_CHOICES, HOUR_CHOICES, LIGHT_CHOICES, PLACE_CHOICES } from './choices.ts';
import { DistanceField } from './distance-field.tsx';

interface GuideFormProps {
  form: RefObject<HTMLFormElement | null>;
  typed: Typed;
  errors: Readonly<Partial<Record<keyof Typed, string>>>;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The five questions on one page: a form whose answers stand in the address. */
export function GuideForm({ form, typed, errors, onChange, onSubmit }: GuideFormProps) {
  return (
    <Form
      ref={form}
      method="get"
      action={`${paths.guide()}#results`}
      noValidate
      className="guide-form"
      onInput={onChange}
      onSubmit={onSubmit}
    >
      <Question number={1} title="Where does it hang or stand?" id="place">
        <ChoiceCards name="place" choices={PLACE_CHOICES} chosen={typed.place} columns={3} />
        {errors.place && <FieldError>{errors.place}</FieldError>}
      </Question>
      <Question number={2} title="How far away do people stand?" id="how-far" hint="The last one who is to read it.">
        <DistanceField typed={typed.metres} error={errors.metres} />
      </Question>
      <Question number={3} title="How light is it there?" id="how-light">
        <div className="guide-lights" data-of="indoors">
          <ChoiceCards name="light" choices={LIGHT_CHOICES.indoors} chosen={typed.light} />
        </div>
        <div className="guide-lights" data-of="window">
          <ChoiceCards name="light" choices={LIGHT_CHOICES.window} chosen={typed.light} />
        </div>
        <div className="guide-lights" data-of="outdoors">
          <ChoiceCards name="light" choices={LIGHT_CHOICES.outdoors} chosen={typed.light} />
        </div>
        {errors.light && <FieldError>{errors.light}</FieldError>}
        <TextField
          id="lux"
          name="lux"
          label="Or measured, on the screen"
          suffix="lux"
          inputMode="decimal"
          autoComplete="off"
          optional
          defaultValue={typed.lux}
          error={errors.lux}
          className="guide-short"
        />
      </Question>
      <Question number={4} title="What does it show?" id="what">
        <ChoiceCards name="shows" choices={CONTENT_CHOICES} chosen={typed.shows} columns={3} />
        {errors.shows && <FieldError>{errors.shows}</FieldError>}
        <div className="guide-lines">
          <TextField
            id="lines"
            name="lines"
            label="Lines from top to bottom"
            hint="Of the longest column, its heading too. On several boards side by side, of one board."
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed.lines || '12'}
            error={errors.lines}
            className="guide-short"
          />
        </div>
      </Question>
      <Question number={5} title="How long does it run each day?" id="how-long">
        <ChoiceCards name="hours" choices={hoursWith(typed.hours)} chosen={typed.hours} columns={4} />
        {errors.hours && <FieldError>{errors.hours}</FieldError>}
      </Question>
      {typed.product && <input type="hidden" name="product" value={typed.product} />}
      <Button type="submit" variant="accent" size="lg" className="guide-submit">
        Show what suits
      </Button>
    </Form>
  );
}

// Another number of hours may come with the address.
function hoursWith(hours: string) {
  const isOffered = HOUR_CHOICES.some(({ value }) => value === hours);
  const isNumber = /^\d{1,2}$/.test(hours) && Number(hours) >= LIMITS.hours.least && Number(hours) <= LIMITS.hours.most;
  return isOffered || !isNumber
    ? HOUR_CHOICES
    : [...HOUR_CHOICES, { value: hours, icon: 'h12' as const, label: `${hours} hours` }];
}
