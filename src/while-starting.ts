import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { commonRefusals } from '#platform/refusal.ts';
import { PROBLEM_JSON, type Problem } from '#values/problem.ts';
import { plainPage } from './page-faults.ts';

const SENTENCE = 'The shop is starting and waits for its database. Please try again shortly.';
const headers = { 'Retry-After': '2', 'Cache-Control': 'no-store' };

/** Answers before the shop is open: the process is alive, and everything else comes later. */
export const whileStarting: RequestListener = (request, response) => void answer(request, response);

const answer = getRequestListener((request: Request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/health') return Response.json({ status: 'ok' });
  if (!pathname.startsWith('/api/')) return plainPage(503, SENTENCE, headers);
  const { title, status } = commonRefusals.unavailable;
  const problem: Problem = { type: '/api/docs#unavailable', title, status, detail: SENTENCE };
  return new Response(JSON.stringify(problem), { status, headers: { 'Content-Type': PROBLEM_JSON, ...headers } });
});
