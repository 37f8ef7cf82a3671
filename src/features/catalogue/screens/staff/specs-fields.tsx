import type { ReactNode } from 'react';
import type { Attribute, AttributeTable } from '#features/catalogue/attribute.ts';
import { ATTRIBUTES } from '#features/catalogue/attributes.ts';
import { SelectField, type SelectOption } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ProductAnswers } from './product-body.ts';

type SpecsFieldsProps = {
  answers: ProductAnswers;
  errorOf: (name: string) => string | undefined;
  isOpen: boolean;
  attributes?: AttributeTable;
};

/** A field for each attribute, collapsed because all are optional. */
export function SpecsFields({ answers, errorOf, isOpen, attributes = ATTRIBUTES }: SpecsFieldsProps) {
  return (
    <details open={isOpen || undefined} className="group rounded-md border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-md px-4 py-2 font-semibold text-sm hover:bg-sunken">
        Specifications
        <span className="meta font-normal max-sm:hidden">Search, filters and the product page use them</span>
      </summary>
      <div className="grid gap-x-4 gap-y-5 border-line border-t p-4 sm:grid-cols-2 lg:grid-cols-3">
        {listsLast(attributes).map(([key, attribute]) => {
          const name = `specs.${key}`;
          return (
            <SpecField
              key={key}
              attribute={attribute}
              field={{ name, defaultValue: answers[name] ?? '', error: errorOf(name) }}
            />
          );
        })}
      </div>
    </details>
  );
}

type SpecFieldProps = {
  attribute: Attribute;
  field: { name: string; defaultValue: string; error: string | undefined };
};

function SpecField({ attribute, field }: SpecFieldProps): ReactNode {
  const { label, hint, unit: suffix, placeholder } = attribute;
  const input = { label, hint, suffix, placeholder, ...field };
  switch (attribute.kind) {
    case 'number':
      return <TextField inputMode="decimal" {...input} />;
    case 'integer':
      return <TextField inputMode="numeric" {...input} />;
    case 'text':
      return <TextField maxLength={attribute.limits.most} {...input} />;
    case 'list':
      return <TextField className="sm:col-span-2 lg:col-span-3" {...input} hint={hint ?? choicesOf(attribute)} />;
    case 'yes or no':
      return <SelectField label={label} hint={hint} placeholder="Not said" options={YES_NO} {...field} />;
    case 'one of':
      return <SelectField label={label} hint={hint} placeholder="Not said" options={optionsOf(attribute)} {...field} />;
  }
}

// A list takes the whole width, so among the others it would leave a gap.
function listsLast(attributes: AttributeTable): [string, Attribute][] {
  const isList = ([, { kind }]: [string, Attribute]) => Number(kind === 'list');
  return Object.entries(attributes).sort((a, b) => isList(a) - isList(b));
}

function optionsOf({ values, names }: Extract<Attribute, { kind: 'one of' }>): SelectOption[] {
  return values.map((value) => ({ value, label: names?.[value] ?? value }));
}

function choicesOf({ values }: Extract<Attribute, { kind: 'list' }>): string | undefined {
  return values && `Separated by commas: ${values.join(', ')}`;
}

const YES_NO: SelectOption[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
