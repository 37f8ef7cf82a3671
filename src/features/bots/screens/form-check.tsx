import { useEffect, useRef } from 'react';
import type { CheckedForm } from '../contract.ts';
import { proveOnSubmit } from './prove-on-submit.ts';

type FormCheckProps = {
  form: CheckedForm;
  /** For browsers without scripts. */
  stamp?: string | undefined;
};

/** Put into a public form: its browser works for a proof in the background while the visitor types. */
export function FormCheck({ form, stamp }: FormCheckProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => (field.current ? proveOnSubmit(field.current, form) : undefined), [form]);
  return (
    <>
      {stamp && <input type="hidden" name="formStamp" value={stamp} />}
      <input ref={field} type="hidden" name="formProof" />
    </>
  );
}
