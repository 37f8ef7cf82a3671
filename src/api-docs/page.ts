import { createHash } from 'node:crypto';
import type { Contract } from '#platform/http/contract.ts';
import type { RefusalTable } from '#platform/refusal.ts';
import { escapeHtml } from './escape-html.ts';
import { REFERENCE_START, REFERENCE_STYLE } from './reference.ts';
import { rightsTable } from './rights-table.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; }
.facts { max-width: 75rem; margin: 0 auto; padding: 2rem 1rem; }
.facts a { color: LinkText; }
.facts code { font: 14px/1.45 ui-monospace, monospace; }
.wide { overflow: auto; max-height: 80vh; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
.wide table { border-collapse: collapse; font-size: .8rem; }
.wide :is(th, td) { text-align: start; padding: .25rem .5rem; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); white-space: nowrap; }
.wide thead th { position: sticky; top: 0; background: Canvas; }
.wide tr:target { outline: 2px solid; outline-offset: -2px; }`;

/**
 * The documentation page of the API: rights, problems by their codes (`/api/docs#code`), and the reference of every call,
 * which a script draws from openapi.json.
 */
export async function apiDocs(contract: Contract, refusals: RefusalTable) {
  const { referenceScript } = await import('./reference-script.ts');
  const html = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Brightfront API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}${REFERENCE_STYLE}</style></head><body>
<section class="facts" aria-labelledby="api"><h1 id="api">Brightfront API</h1>
<p>JSON in and out. Money is a string with two decimals in pounds, times are ISO 8601 in UTC, errors are problems
(RFC 9457) whose <code>detail</code> is a sentence for the person. For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<ul><li><a href="#rights">Who may call what</a></li><li><a href="#problems">Problems</a></li>
<li><a href="#reference">Every call, with what it takes and answers</a></li></ul>
${rightsTable(Object.entries(contract))}
${problemsTable(refusals)}
<noscript><p>The reference of every call needs scripts; openapi.json holds the same.</p></noscript></section>
<div id="reference"></div>
<script src="${escapeHtml(referenceScript)}"></script><script>${REFERENCE_START}</script>
</body></html>`;
  return { html, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY } };
}

// The reference adds inline styles; scripts come from the shop only, and nothing is sent elsewhere.
const POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(REFERENCE_START).digest('base64')}'`,
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function problemsTable(refusals: RefusalTable): string {
  const rows = Object.entries(refusals).map(
    ([code, { status, title }]) =>
      `<tr id="${escapeHtml(code)}"><th scope="row"><code>${escapeHtml(code)}</code></th><td>${status}</td><td>${escapeHtml(title)}</td></tr>`,
  );
  return `<h2 id="problems">Problems</h2>
<p>The <code>type</code> of a problem leads to its line here. Anything else is a fault of ours: 500, <code>about:blank</code>.</p>
<div class="wide" tabindex="0" role="region" aria-labelledby="problems"><table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Title</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}
