import { Select, type SelectOption } from '#ui/select-field.tsx';

type FilterSelect<Name extends string> = {
  name: Name;
  label: string;
  /** The choice that does not filter. */
  any: string;
  options: readonly SelectOption[];
  className: string;
};

type FilterSelectsProps<Name extends string> = {
  values: Partial<Record<Name, string>>;
  filters: readonly FilterSelect<Name>[];
};

/** The dropdowns of a list's filter bar. */
export function FilterSelects<Name extends string>({ values, filters }: FilterSelectsProps<Name>) {
  return filters.map(({ name, label, any, options, className }) => (
    <Select
      key={name}
      name={name}
      aria-label={label}
      defaultValue={values[name] ?? ''}
      placeholder={any}
      options={options}
      className={className}
    />
  ));
}

/** The options of a filter from its values and their names. */
export function optionsOf(names: Readonly<Record<string, string>>): SelectOption[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
