import { textOf } from '#values/form-text.ts';

/** The headers of a call by what {@link FormCheck} put into its form. */
export function sentCheck(form: FormData): { 'x-form-proof'?: string; 'x-form-stamp'?: string } {
  const [proof, stamp] = [textOf(form, 'formProof'), textOf(form, 'formStamp')];
  return { ...(proof ? { 'x-form-proof': proof } : {}), ...(stamp ? { 'x-form-stamp': stamp } : {}) };
}
