/** What the fields of a form say of fitting, for the API: the server alone judges it. */
export function fittingIn(form: FormData, count: number, prefix = '') {
  return { count, height: String(form.get(`${prefix}height`) ?? ''), survey: form.has(`${prefix}survey`) };
}
