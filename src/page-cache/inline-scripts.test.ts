import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes } from './inline-scripts.ts';

const hashesOf = (html: string) => inlineScriptHashes(Buffer.from(html));
const named = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

test('each inline script of a page is named once by its hash, files and structured data are not', () => {
  const html = [
    '<head><script>first()</script><script src="/a.js"></script><script type="module" async="">import "/b.js"</script>',
    '<script type="application/ld+json">{"a":"<script>"}</script></head>',
    '<body><p>5 &gt; 4</p><script>first()</script><script></script><script>if (a < b) last("<script>")</script></body>',
  ].join('');
  expect(hashesOf(html)).toEqual([
    named('first()'),
    named('import "/b.js"'),
    named(''),
    named('if (a < b) last("<script>")'),
  ]);
});

test('a page without scripts, and one that was cut off, name none', () => {
  expect(hashesOf('<p>no script</p>')).toEqual([]);
  expect(hashesOf('<p>a</p><script>begun(')).toEqual([]);
  expect(hashesOf('<p>a</p><script')).toEqual([]);
});
