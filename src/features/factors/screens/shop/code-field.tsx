import { TextField } from '#ui/text-field.tsx';
import type { fieldsOf } from '#web/forms/form-answer.ts';

/** Six digits; the phone's keyboard offers them where the device knows the code. */
export function CodeField({ field }: { field: ReturnType<typeof fieldsOf> }) {
  return (
    <TextField
      {...field('code')}
      label="Code"
      hint="The six digits that your app shows"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={12}
      required
    />
  );
}
