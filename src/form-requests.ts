import type { Context } from 'hono';
import { commonRefusals } from '#platform/refusal.ts';
import { PROBLEM_JSON, type Problem } from '#values/problem.ts';

// What browsers send for a form; the second with the text that divides its parts.
const FORMS = /^(application\/x-www-form-urlencoded\b|multipart\/form-data\s*;.*\bboundary=)/i;

/** Whether a page's action can read this request: it holds no body, or a form. */
export function isForm({ method, headers }: Request): boolean {
  return method === 'GET' || method === 'HEAD' || FORMS.test(headers.get('content-type') ?? '');
}

/** The answer to a request whose body is no form. */
export function refuseNoForm(http: Context): Response {
  const problem: Problem = {
    type: '/api/docs#wrong_content_type',
    title: commonRefusals.wrong_content_type.title,
    status: 415,
    detail: 'This page takes forms only.',
  };
  return http.body(JSON.stringify(problem), 415, { 'Content-Type': PROBLEM_JSON, 'Cache-Control': 'no-store' });
}
