import { controlClass } from '#ui/control-class.ts';

/** The first or the last day of what a list shows. */
export function FilterDay({ name, label, value }: { name: string; label: string; value: string | undefined }) {
  return (
    <label className="flex min-w-0 flex-[1_1_9rem] flex-wrap items-center gap-2 text-sm sm:flex-none sm:flex-nowrap">
      <span className="text-ink-soft">{label}</span>
      <input
        type="date"
        name={name}
        defaultValue={value ?? ''}
        className={`${controlClass} basis-full sm:w-40! sm:flex-none`}
      />
    </label>
  );
}
