import { ENERGY_CLASSES, OPERATING_HOURS } from '#features/catalogue/specs.ts';
import { SelectField, type SelectOption } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ProductAnswers } from './product-body.ts';

type SpecsFieldsProps = { answers: ProductAnswers; errorOf: (name: string) => string | undefined; isOpen: boolean };

/** The structured specifications, folded away until they are needed: every one may be left out. */
export function SpecsFields({ answers, errorOf, isOpen }: SpecsFieldsProps) {
  const field = (name: string) => ({
    name: `specs.${name}`,
    defaultValue: answers[`specs.${name}`] ?? '',
    error: errorOf(`specs.${name}`),
  });
  return (
    <details open={isOpen || undefined} className="group rounded-md border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-md px-4 py-2 font-semibold text-sm hover:bg-sunken">
        Specifications
        <span className="meta font-normal max-sm:hidden">Search, filters and the product page use them</span>
      </summary>
      <div className="grid gap-x-4 gap-y-5 border-line border-t p-4 sm:grid-cols-2 lg:grid-cols-3">
        <TextField label="Brand" maxLength={100} {...field('brand')} />
        <TextField label="Screen size" suffix="inches" inputMode="decimal" {...field('screenSizeInches')} />
        <TextField label="Resolution" placeholder="3840 × 2160" maxLength={40} {...field('resolution')} />
        <TextField label="Brightness" suffix="nits" inputMode="decimal" {...field('brightnessNits')} />
        <SelectField
          label="Orientation"
          placeholder="Not said"
          options={ORIENTATION_OPTIONS}
          {...field('orientation')}
        />
        <SelectField label="Touch" placeholder="Not said" options={YES_NO} {...field('touch')} />
        <SelectField label="Outdoor use" placeholder="Not said" options={YES_NO} {...field('outdoor')} />
        <TextField label="IP rating" placeholder="IP65" maxLength={20} {...field('ipRating')} />
        <SelectField
          label="Operating hours"
          placeholder="Not said"
          options={OPERATING_HOURS.map((hours) => ({ value: hours, label: hours }))}
          {...field('operatingHours')}
        />
        <TextField label="Power use" suffix="W" inputMode="decimal" {...field('powerWatts')} />
        <SelectField
          label="Energy class"
          placeholder="Not said"
          options={ENERGY_CLASSES.map((letter) => ({ value: letter, label: letter }))}
          {...field('energyClass')}
        />
        <TextField label="VESA mount" suffix="mm" placeholder="400 × 400" maxLength={40} {...field('vesa')} />
        <TextField label="Weight" suffix="kg" inputMode="decimal" {...field('weightKg')} />
        <TextField label="Warranty" suffix="years" inputMode="decimal" {...field('warrantyYears')} />
        <TextField label="Lead time" suffix="days" inputMode="decimal" {...field('leadTimeDays')} />
        <TextField
          label="Connections"
          hint="Separated by commas, such as HDMI, USB, LAN"
          className="sm:col-span-2 lg:col-span-3"
          {...field('connectivity')}
        />
      </div>
    </details>
  );
}

const YES_NO: SelectOption[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const ORIENTATION_OPTIONS: SelectOption[] = [
  { value: 'landscape', label: 'Landscape' },
  { value: 'portrait', label: 'Portrait' },
  { value: 'both', label: 'Landscape or portrait' },
];
