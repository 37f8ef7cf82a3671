import { controlClass } from '#ui/control-class.ts';

/** The first or the last day of what a list shows. */
export function FilterDay({ name, label, value }: { name: string; label: string; value: string | undefined }) {
  return (
    <label className="flex flex-1 items-center gap-2 text-sm sm:flex-none">
      <span className="text-ink-soft">{label}</span>
      <input type="date" name={name} defaultValue={value ?? ''} className={`${controlClass} sm:w-40!`} />
    </label>
  );
}
