const deep = (levels: number, inner: unknown = 'x') => {
  let value = inner;
  for (let level = 0; level < levels; level++) value = level % 2 ? { a: value } : [value];
  return value;
};

/** Text that a form may receive from somebody careless, foreign or hostile. */
export const hostileTexts: Record<string, string> = {
  empty: '',
  blank: ' \t\n ',
  '10,000 characters': 'x'.repeat(10_000),
  'NUL byte': 'a\u0000b',
  'lone high surrogate': 'a\ud83d',
  'lone low surrogate': '\udc00b',
  emoji: '👩‍🔧🏳️‍🌈🇬🇧',
  'right-to-left': 'שלום ‏مرحبا بالعالم',
  'bidi override': '\u202egnp.exe\u202c',
  SQL: "'; drop table users; --",
  'SQL pattern': '%_\\%',
  HTML: '<script>alert(1)</script><img src=x onerror=alert(1)>',
  path: '../../../../etc/passwd',
  'header break': 'a\r\nX-Evil: 1',
  number: '1e3',
  'not a number': 'NaN',
};

/** Anything else that JSON can say where something specific is expected. */
export const hostileJson: Record<string, unknown> = {
  ...hostileTexts,
  null: null,
  true: true,
  zero: 0,
  'minus one': -1,
  fraction: 1.5,
  'a million million': 1e12,
  'just over 32 bits': 2_147_483_648,
  'beyond whole numbers': 2 ** 60,
  huge: 1e308,
  tiny: 5e-324,
  'empty list': [],
  list: [1, 'two', null],
  object: { a: 1 },
  'empty object': {},
  prototype: JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
  'nested 2,000 deep': deep(2_000),
};

/** What a path or query can carry, percent-encoded as it goes over the wire, or broken. */
export const hostileSegments: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(hostileTexts).map(([name, text]) => [name, encodeURIComponent(text.toWellFormed())]),
  ),
  zero: '0',
  'minus one': '-1',
  fraction: '1.5',
  'a million million': '1000000000000',
  'just over 32 bits': '2147483648',
  'unknown id': '2000000000',
  'forty digits': '9'.repeat(40),
  'lone percent': '%',
  'half an escape': '%4',
  'no escape': '%zz',
  'cut UTF-8': '%E0%A4',
  'wrong UTF-8': '%ff%fe',
  'encoded surrogate': '%ED%A0%80',
  'encoded slash': '..%2f..%2fetc%2fpasswd',
  plus: '1+1',
  list: '1,2,3',
};

/** Bodies that are not what they say they are. */
export const hostileBodies: Record<string, { body: BodyInit; type?: string; status?: number }> = {
  'nothing at all': { body: '', status: 400 },
  'an opened brace': { body: '{', status: 400 },
  'a trailing comma': { body: '{"a":1,}', status: 400 },
  null: { body: 'null', status: 400 },
  'a list': { body: '[]', status: 400 },
  'a list of objects': { body: '[{"productId":1}]', status: 400 },
  'a text': { body: '"text"', status: 400 },
  'a number': { body: '1', status: 400 },
  'an empty object': { body: '{}' },
  'bytes that are no UTF-8': { body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), status: 400 },
  'half a million brackets': { body: '['.repeat(500_000), status: 400 },
  'a list 200,000 deep': { body: '['.repeat(200_000) + ']'.repeat(200_000), status: 400 },
  'an object 100,000 deep': { body: `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, status: 400 },
  'a field 100,000 deep': { body: `{"deliveryAddress":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, status: 400 },
  '2 MB': { body: `{"a":"${'x'.repeat(2 * 1024 * 1024)}"}`, status: 413 },
  'a form': { body: 'a=1', type: 'application/x-www-form-urlencoded', status: 415 },
  'plain text': { body: '{}', type: 'text/plain', status: 415 },
  XML: { body: '<a/>', type: 'application/xml', status: 415 },
  'nearly JSON': { body: '{}', type: 'application/jsonp', status: 415 },
};

/** Headers as a broken proxy or a prying script may send them. */
export const hostileHeaders: Record<string, string>[] = [
  { cookie: `bf_session=${'x'.repeat(43)}` },
  { cookie: 'bf_session=%00; bf_session="; =; ;;' },
  { cookie: `bf_session=${encodeURIComponent("' or 1=1 --")}` },
  { cookie: `bf_session=%E0%A4%A; a=${'x'.repeat(4000)}` },
  { 'if-none-match': '*, W/"", "' },
  { 'x-forwarded-for': "';--, ::::, 999.1.1.1" },
  { 'x-request-id': '<script>'.repeat(50) },
  { 'idempotency-key': 'short' },
  { 'idempotency-key': 'é'.repeat(255) },
  { 'idempotency-key': 'x'.repeat(256) },
  { 'idempotency-key': "'; drop table orders; --" },
  { 'content-length': '-1' },
  { 'content-length': 'many' },
  { accept: 'text/html', 'accept-encoding': 'nonsense;q=banana' },
  { origin: 'null' },
  { 'content-type': 'application/json; charset=utf-99' },
];
