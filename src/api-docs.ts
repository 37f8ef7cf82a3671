import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Call, Contract } from '#platform/http/contract.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
h2 { margin-top: 3rem; border-bottom: 1px solid; }
section { margin: 1.5rem 0; }
h3 { font-size: 1rem; margin: 0; } code, pre { font: 14px/1.45 ui-monospace, monospace; }
pre { overflow: auto; padding: .75rem; border: 1px solid; border-radius: .5rem; }
p { margin: .25rem 0; } summary { cursor: pointer; padding: .25rem 0; }`;

/** The API as a page for people, written from the contract that the server checks and the browser is typed by. */
export function apiDocs(contract: Contract): { html: string; headers: Record<string, string> } {
  const calls = Object.entries(contract);
  const resources = [...new Set(calls.map(([name]) => resourceOf(name)))];
  const html = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Brightfront API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body><main>
<h1>Brightfront API</h1>
<p>JSON in and out. Money is a string with two decimals in pounds, times are ISO 8601 in UTC, errors are problems
(RFC 9457) whose <code>detail</code> is a sentence for the person. For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${resources.map((resource) => section(resource, calls)).join('\n')}
</main></body></html>`;
  const styleHash = createHash('sha256').update(STYLE).digest('base64');
  return {
    html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
    },
  };
}

function section(resource: string, calls: [string, Call][]): string {
  const own = calls.filter(([name]) => resourceOf(name) === resource);
  return `<h2>${escapeHtml(resource)}</h2>${own.map(([name, call]) => describe(name, call)).join('')}`;
}

function describe(name: string, call: Call): string {
  const parts = { params: call.params, query: call.query, headers: call.headers, body: call.body };
  const takes = Object.entries(parts).map(([part, schema]) => (schema ? shape(part, schema, 'input') : ''));
  const answers = call.answer ? shape(`answers ${call.status ?? 200}`, call.answer, 'output') : '<p>Answers 204.</p>';
  return `<section><h3><code>${escapeHtml(name)}</code></h3><p>${escapeHtml(call.summary)}. Who: <code>${escapeHtml(call.who)}</code></p>
${takes.join('')}${answers}</section>`;
}

function shape(title: string, schema: z.ZodType, io: 'input' | 'output'): string {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  delete json.$schema;
  return `<details><summary>${escapeHtml(title)}</summary><pre>${escapeHtml(JSON.stringify(json, null, 2))}</pre></details>`;
}

function resourceOf(name: string): string {
  return name.split('/')[2] ?? '';
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
