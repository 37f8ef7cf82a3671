import { createHash } from 'node:crypto';
import { z } from 'zod';
import { mayUser } from '#features/permissions/may-user.ts';
import { ROLES } from '#features/permissions/rights.ts';
import type { Call, Contract } from '#platform/http/contract.ts';
import { whoMay } from '#platform/http/who-may.ts';

type RoleUser = (typeof ROLES)[number]['user'];

const STYLE = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
h2 { margin-top: 3rem; border-bottom: 1px solid; }
section { margin: 1.5rem 0; }
h3 { font-size: 1rem; margin: 0; } code, pre { font: 14px/1.45 ui-monospace, monospace; }
pre { overflow: auto; padding: .75rem; border: 1px solid; border-radius: .5rem; }
.wide { overflow: auto; max-height: 80vh; } table { border-collapse: collapse; font-size: .8rem; }
th, td { text-align: start; padding: .25rem .5rem; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); white-space: nowrap; }
thead th { position: sticky; top: 0; background: Canvas; }
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
${rightsTable(calls)}
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

/** Who may make which call, asked of the same rule that lets them in. */
function rightsTable(calls: [string, Call][]): string {
  const heads = ROLES.map(({ name }) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  return `<h2 id="rights">Who may call what</h2>
<p>Everybody sees the records that are their own. <b>own</b>: those alone. <b>yes</b>: other people’s too. An employer is
shown without any grant, then with each single one. Nothing: 401 for a visitor, 403 for who is signed in.</p>
<div class="wide" tabindex="0" role="region" aria-labelledby="rights"><table><thead><tr><th scope="col">Call</th>${heads}</tr></thead>
<tbody>${calls.flatMap(([name, call]) => rightsRows(name, call)).join('\n')}</tbody></table></div>`;
}

function rightsRows(name: string, { who, scopes = {}, others }: Call): string[] {
  const row = (title: string, cellOf: (user: RoleUser) => string) =>
    `<tr><th scope="row"><code>${escapeHtml(title)}</code></th>${ROLES.map(({ user }) => `<td>${cellOf(user)}</td>`).join('')}</tr>`;
  const cellOf = (user: RoleUser) => {
    if (!mayUser(user, who)) return '';
    return others ? (mayUser(user, others) ? 'yes' : 'own') : who === 'self' || who === 'customer' ? 'own' : 'yes';
  };
  return [
    row(name, cellOf),
    ...Object.entries(scopes).map(([scope, wider]) =>
      row(`${name}?scope=${scope}`, (user) => (mayUser(user, who) && mayUser(user, wider) ? 'yes' : '')),
    ),
  ];
}

function section(resource: string, calls: [string, Call][]): string {
  const own = calls.filter(([name]) => resourceOf(name) === resource);
  return `<h2>${escapeHtml(resource)}</h2>${own.map(([name, call]) => describe(name, call)).join('')}`;
}

function describe(name: string, call: Call): string {
  const parts = { params: call.params, query: call.query, headers: call.headers, body: call.body };
  const takes = Object.entries(parts).map(([part, schema]) => (schema ? shape(part, schema, 'input') : ''));
  if (call.file) takes.push(`<p>Takes a file: <code>${escapeHtml(call.file.contentTypes.join(', '))}</code></p>`);
  const answers = call.answersFile
    ? `<p>Answers a file (${escapeHtml(call.answersFile)}).</p>`
    : call.answersStream
      ? `<p>Answers a stream (${escapeHtml(call.answersStream)}).</p>`
      : call.answer
        ? shape(`answers ${call.status ?? 200}`, call.answer, 'output')
        : '<p>Answers 204.</p>';
  return `<section><h3><code>${escapeHtml(name)}</code></h3><p>${escapeHtml(call.summary)}. Who: <code>${escapeHtml(whoMay(call))}</code></p>
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
