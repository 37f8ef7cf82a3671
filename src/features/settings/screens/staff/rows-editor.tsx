import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';

/** A field of each row: its key and the props of its text field. */
export type RowField = Pick<
  TextFieldProps,
  'label' | 'hint' | 'type' | 'inputMode' | 'required' | 'optional' | 'suffix' | 'className' | 'min' | 'spellCheck'
> & { key: string };

interface RowsEditorProps {
  /** The name of the list in the form: `branches.list`. */
  list: string;
  /** The name of one row, such as 'branch'. */
  noun: string;
  fields: readonly RowField[];
  rows: readonly Record<string, string>[];
  errors: Record<string, string>;
  /** The typed values of a refused form, by field name. */
  typed?: Record<string, string>;
}

interface Row {
  number: number;
  values: Record<string, string>;
}

/** Edits a list of rows. Without scripts there is one spare row, and emptying a row removes it. */
export function RowsEditor({ list, noun, fields, rows: given, errors, typed }: RowsEditorProps) {
  const [rows, setRows] = useState<Row[]>(
    () => typedRows(list, typed) ?? given.map((values, number) => ({ number, values })),
  );
  const next = Math.max(-1, ...rows.map((row) => row.number)) + 1;
  const [isGrown, setGrown] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      {rows.length === 0 && <p className="meta">None yet.</p>}
      {rows.map((row, index) => (
        <RowFields
          key={row.number}
          row={row}
          title={`${noun} ${index + 1}`}
          {...{ list, fields, errors }}
          isNew={isGrown && index === rows.length - 1}
          onRemove={() => setRows(rows.filter((other) => other.number !== row.number))}
        />
      ))}
      <div className="hidden noscript:block">
        <RowFields row={{ number: next + 1, values: {} }} title={`new ${noun}`} {...{ list, fields, errors }} />
        <p className="meta mt-2">To take one away, empty its fields and save.</p>
      </div>
      {errors[list] && <FieldError>{errors[list]}</FieldError>}
      <Button
        variant="ghost"
        size="sm"
        className="self-start noscript:hidden"
        onClick={() => {
          setGrown(true);
          setRows([...rows, { number: next, values: {} }]);
        }}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add a {noun}
      </Button>
    </div>
  );
}

interface RowFieldsProps extends Pick<RowsEditorProps, 'list' | 'fields' | 'errors'> {
  row: Row;
  title: string;
  isNew?: boolean;
  onRemove?: () => void;
}

function RowFields({ row, title, list, fields, errors, isNew, onRemove }: RowFieldsProps) {
  return (
    <fieldset className="flex items-start gap-2 border-line border-t pt-4 first:border-t-0 first:pt-0">
      <legend className="sr-only">{title}</legend>
      <div className="grid min-w-0 flex-1 gap-4 sm:grid-cols-2">
        {fields.map(({ key, ...field }, index) => {
          const name = `${list}.${row.number}.${key}`;
          return (
            <TextField
              key={key}
              {...field}
              id={name}
              name={name}
              defaultValue={row.values[key]}
              error={errors[name]}
              autoFocus={isNew && index === 0}
            />
          );
        })}
      </div>
      {onRemove && (
        <IconButton label={`Remove ${title}`} onClick={onRemove} className="mt-7 noscript:hidden">
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </fieldset>
  );
}

function typedRows(list: string, typed: Record<string, string> | undefined): Row[] | null {
  const own = Object.entries(typed ?? {}).filter(([name]) => name.startsWith(`${list}.`));
  if (own.length === 0) return null;
  const rows = new Map<number, Record<string, string>>();
  for (const [name, text] of own) {
    const [number = '0', key = ''] = name.slice(list.length + 1).split('.');
    rows.set(Number(number), { ...rows.get(Number(number)), [key]: text });
  }
  return [...rows]
    .filter(([, values]) => Object.values(values).some((text) => text.trim() !== ''))
    .map(([number, values]) => ({ number, values }));
}
