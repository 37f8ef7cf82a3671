import { expect, test } from 'vitest';
import { readFitFacts } from '#features/fits/fit-facts.ts';
import { judge } from '#features/fits/judge.ts';
import { type SearchAnswer, searchQuery } from '#features/search/contract.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import { findProducts } from '#features/search/server/find-products.ts';
import { sectionsOn } from '#features/search/server/page-words.ts';
import { PLACES_AND_MATERIALS } from '#features/search/understanding/foreign-noun.ts';
import { IMPLIED_NEEDS } from '#features/search/understanding/implied-needs.ts';
import { readNeeds } from '#features/search/understanding/needs.ts';
import { readSentence } from '#features/search/understanding/reading.ts';
import { isA, thingCalled, thingOf } from '#features/search/understanding/things.ts';
import { LIGHT, windowNits } from '#features/viewing/brightness.ts';
import { formatPounds, withVat } from '#values/money.ts';
import { judgedCatalogue } from './judged-catalogue.ts';
import { JUDGED_QUERIES } from './judged-queries.ts';
import { build, snapshotOf } from './shop-in-memory.ts';
import { STRANGERS } from './strangers.ts';

const snapshot = snapshotOf(judgedCatalogue());
const { inForce } = await build(snapshot);
type Asked = Record<string, string>;
const search = (query: Asked) => findProducts(searchQuery.parse({ limit: '200', ...query }), snapshot, inForce);
const everything = (query: Asked) => {
  const first = search(query);
  return first.nextCursor
    ? [...first.products, ...search({ ...query, cursor: first.nextCursor }).products]
    : first.products;
};

const FILTERS: Asked[] = [
  { inStock: 'true' },
  { category: 'Kiosks' },
  { minPrice: '500', maxPrice: '1500' },
  { sortBy: 'price', sortOrder: 'desc' },
  { maxPrice: '1' },
];
// Nothing meets all of any of these.
const IMPOSSIBLE = [
  'screens under £20',
  '55 inch outdoor screen under £300',
  'menu board under £5 for a cafe',
  'totem under £10 in stock',
  'touch screen over 90000 nits',
  'kiosk between £1 and £2',
  'something for a pub under £1',
  'led wall about 12 inch',
];
const SIDED = ['screen 70 cm wide and no more', 'totem no taller than 2 m', 'display for a hole of 1220 x 690 mm'];
const WITH_VAT = [
  'touch screen under £2000 inc VAT',
  'menu board £1,200 with VAT',
  'kiosk, we have £2500 including the vat',
];
const DENIED = ['cheapest screen thats not touch', 'totem not outdoors', '55 inch without touch'];
const MISREAD = [
  'access mounts',
  'paper free noticeboard',
  'brochure stand',
  'card machine sumup or zettle style',
  'take a number screen for about 200 visitors a day',
  'totem in stock',
  'window display in the sun',
  'south facing window',
];
const UNSTATED = [
  'hail-proof outdoor screen',
  'anti-glare totem',
  'solar powered a-board',
  'frameless screen',
  'curved menu board',
  'vandal resistant kiosk',
  'hail-proof',
];
const UNMET = ['waterproof speaker', 'touch a-board', 'outdoor lectern', 'outdoor trolley'];
const LENGTHS = [
  '10 metre hdmi cable',
  '5 m HDMI lead',
  'network cable 20 metres',
  '3m power lead',
  'hdmi lead 15 feet',
];
const BY_FUNCTION = [
  'something to stop it being stolen',
  'thing that plays videos from a stick',
  'what holds a 55 inch screen on a pillar',
  'something that charges phones',
  'jewellery display case',
  'tool cabinet',
  'shower screen',
];
const UNSOLD = [
  'luggage trolley',
  'hdmi splitter',
  'displayport lead',
  'exercise books',
  'projector bulb',
  'receipt printer rolls',
  'bedside lamp',
  'hearing loop',
];
// Products of the judged catalogue, by part number, name and kind; nothing of ours fits some of them.
const judged = judgedCatalogue();
const FITTED = [5, 90, 200, 310, 370].flatMap((at) => {
  const { sku, name } = judged[at] ?? { sku: '', name: '' };
  return ['bracket for', 'player for', 'lead for', 'what fits'].flatMap((ask) => [
    `${ask} ${sku}`,
    `${ask} the ${name}`,
  ]);
});
// Each query plain, and once more under one of the filters.
const QUERIES: Asked[] = [
  '',
  ...IMPOSSIBLE,
  ...SIDED,
  ...WITH_VAT,
  ...DENIED,
  ...MISREAD,
  ...UNSOLD,
  ...UNSTATED,
  ...UNMET,
  ...LENGTHS,
  ...BY_FUNCTION,
  ...FITTED,
  ...STRANGERS,
  ...JUDGED_QUERIES.map(({ q }) => q),
].flatMap((q, at) => [{ q }, { q, ...FILTERS[at % FILTERS.length] }]);

test('every statement of every summary is true of what was found', () => {
  for (const query of QUERIES) {
    const answer = search(query);
    const found = everything(query);
    expect(found.length, query.q).toBe(answer.total);
    for (const sentence of sentencesOf(answer.searchSummary)) {
      expect(isTrue(sentence, query, answer, found), `${JSON.stringify(query)}: ${sentence}`).toBe(true);
    }
  }
});

test('of what nothing meets, the summary says that it was left out', () => {
  const said = IMPOSSIBLE.filter((q) => search({ q }).searchSummary.includes('Nothing of the kind meets'));
  expect(said.length).toBeGreaterThanOrEqual(5);
});

test('a price with VAT in the words is compared with VAT, and its chip says so', () => {
  for (const q of WITH_VAT) {
    const [chip = ''] = search({ q }).understood.flatMap(({ label }) => (label.includes('£') ? [label] : []));
    const most = Number(/^Up to £([\d,]+) inc VAT$/.exec(chip)?.[1]?.replace(',', '')) * 100;
    const incVat = ({ price }: Products[number]) => withVat(Math.round(Number(price) * 100), snapshot.vatRate);
    expect(most, `${q}: ${chip}`).toBeGreaterThan(0);
    expect(everything({ q }).filter((product) => incVat(product) > most)).toEqual([]);
    expect(search({ q, vat: 'inc' }).total).toBe(search({ q }).total);
    expect(search({ q: q.replace(/\S+(?: the)? vat/i, '') }).total, q).toBeGreaterThan(search({ q }).total);
  }
});

test('what is denied is kept out, and what is not there is not in stock', () => {
  for (const q of DENIED) {
    const { understood } = search({ q });
    const isTouch = q.includes('touch');
    expect(understood.map(({ label }) => label)).toContain(isTouch ? 'Not touch' : 'Not outdoor');
    expect(everything({ q }).filter(({ specs }) => (isTouch ? specs.touch : specs.outdoor))).toEqual([]);
  }
  const inStock = everything({ q: 'totem in stock' });
  expect(inStock.length).toBeGreaterThan(0);
  expect(inStock.every(isThere)).toBe(true);
});

test('what is said to fit a named product is what fits it, all of it and nothing else', () => {
  let asked = 0;
  for (const { product } of snapshot.entries.filter(({ product: { sku } }) => sku).slice(0, 120)) {
    for (const [kind, role] of [
      ['bracket', 'bracket'],
      ['player', 'player'],
      ['enclosure', 'enclosure'],
    ] as const) {
      const q = `${kind} for ${product.sku}`;
      const { searchSummary } = search({ q });
      if (!/(?:It fits|All of these fit) .+, by the specifications\./.test(searchSummary)) continue;
      const found = everything({ q });
      const all = snapshot.entries.filter(
        (entry) => readFitFacts(entry.product).role === role && verdictOf(product.id, entry.product.id) === 'fits',
      );
      expect(
        found.every(({ id }) => verdictOf(product.id, id) === 'fits'),
        q,
      ).toBe(true);
      expect(found.length, q).toBe(all.length);
      asked++;
    }
  }
  expect(asked).toBeGreaterThan(20);
});

test('how many people there are is no price', () => {
  const { understood, searchSummary } = search({ q: 'take a number screen for about 200 visitors a day' });
  expect(`${understood.map(({ label }) => label)} ${searchSummary}`).not.toMatch(/£170|Nothing of the kind/);
});

test('what is likely can be switched on, and leaves as many products as it says', () => {
  let offered = 0;
  for (const query of QUERIES) {
    for (const { label, count, params } of search(query).likely) {
      expect(search({ ...query, ...params }).total, `${query.q}: ${label}`).toBe(count);
      offered++;
    }
  }
  expect(offered).toBeGreaterThan(5);
});

test('every alternative leads somewhere', () => {
  for (const query of QUERIES)
    for (const q of search(query).alternativeQueries) expect(search({ ...query, q }).total, q).toBeGreaterThan(0);
});

test('taking off what was understood leaves a query that no longer says it', () => {
  for (const { q } of JUDGED_QUERIES)
    for (const { label, without } of search({ q }).understood) {
      expect(without.length).toBeLessThan(q.length);
      expect(search({ q: without }).understood.map((each) => each.label)).not.toContain(label);
    }
});

test('a correction is what was searched, and can be refused', () => {
  const corrected = JUDGED_QUERIES.flatMap(({ q }) => {
    const answer = search({ q });
    return answer.corrected ? [{ q, answer, ...answer.corrected }] : [];
  });
  expect(corrected.length).toBeGreaterThan(10);
  for (const { q, answer, query, insteadQuery } of corrected) {
    expect(query).not.toBe(q);
    expect(search({ q: query }).corrected, query).toBeNull();
    expect(search({ q: query }).products[0]?.category, query).toBe(answer.products[0]?.category);
    expect(search({ q: insteadQuery }).corrected, insteadQuery).toBeNull();
  }
});

test('facets count what their filter leaves', () => {
  for (const q of ['', 'menu board', '55 inch', 'outdoor totem', 'bracket']) {
    const { facets, total } = search({ q });
    const found = everything({ q });
    for (const { min, max, count } of facets.prices) {
      const bounds = {
        ...(min === null ? {} : { minPrice: String(min) }),
        ...(max === null ? {} : { maxPrice: String(max) }),
      };
      expect(search({ q, ...bounds }).total).toBe(count);
    }
    for (const { name, count } of facets.categories) expect(search({ q, category: name }).total).toBe(count);
    expect(search({ q, inStock: 'true' }).total).toBe(facets.inStock);
    expect(facets.prices.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    const sum = (list: readonly { count: number }[]) => list.reduce((all, { count }) => all + count, 0);
    expect(sum(facets.sizes)).toBe(found.filter(({ specs }) => specs.screenSizeInches !== undefined).length);
    expect(sum(facets.brightness)).toBe(found.filter(({ specs }) => specs.brightnessNits !== undefined).length);
    expect(facets.outdoor).toBe(found.filter(({ specs }) => specs.outdoor).length);
    expect(facets.touch).toBe(found.filter(({ specs }) => specs.touch).length);
  }
});

// What the customer typed may itself hold a full stop, so it is taken out before the sentences are told apart.
function sentencesOf(summary: string): string[] {
  const quotes: string[] = [];
  const text = summary.replace(/ for ‘[^’]*’/, '').replace(QUOTED, (quoted) => {
    quotes.push(quoted.trim());
    return '';
  });
  return [...text.split(/(?<=\.) (?=[A-Z0-9])/), ...quotes].map((said) => said.trim()).filter(Boolean);
}

// What a page says under a heading may be several sentences.
const QUOTED = / (?:[A-Z][^.‘’:?]*[:?]) ‘[^‘’]*(?:’s[^‘’]*|’(?= )[^‘’]*)*[.…]’(?= |$)/g;

type Products = SearchAnswer['products'];
type Say = (parts: string[], context: { query: Asked; answer: SearchAnswer; found: Products }) => boolean;

/** Each sentence that a summary may say, and what must then be so. One that is not here is not true. */
const STATEMENTS: [RegExp, Say][] = [
  [/^No products found(?: in (.+?))?(?: with these filters)?\.$/, (_, { found }) => found.length === 0],
  [
    /^(?:Found |All )?(\d+) products?(?: in (.+?))?(, popular ones first)?\.$/,
    ([count, category, popular], { found, query }) =>
      Number(count) === found.length &&
      (!category || found.every((product) => product.category === category)) &&
      (!popular || (query.q === '' && !query.sortBy)),
  ],
  [
    /^(?:It is|All are) in ([A-Z].+)\.$/,
    ([category], { found }) => found.every((product) => product.category === category),
  ],
  [
    /^((?:\d+ in .+?(?:, | and |\.$))+)$/,
    ([text = ''], { found }) =>
      [...text.matchAll(/(\d+) in (.+?)(?=, \d| and \d|\.$)/g)].reduce((sum, [, count, name]) => {
        const isRest = name === 'other categories';
        const real = found.filter(({ category }) => category === name).length;
        return isRest || real === Number(count) ? sum + Number(count) : Number.NaN;
      }, 0) === found.length,
  ],
  [
    /^First is (.+?): (.+)\.$/,
    ([name, reason = ''], { query, found: [first] }) => {
      if (query.sortBy || !first || first.name !== name) return false;
      return reason.split(/, (?=[^0-9])| and (?=its|it |in |£)/).every((part) => isTrueOf(part, first));
    },
  ],
  [/^\w+ (?:prices )?first: it begins with (.+)\.$/, ([name], { found }) => found[0]?.name === name],
  [
    /^Nothing of the kind meets ‘(.+)’, so that is left out\.$/,
    ([label = ''], { answer, found: [first] }) =>
      !answer.understood.some((each) => each.label === label) && first !== undefined && isMissedBy(label, first),
  ],
  [/^About this, see the page ‘(.+)’\.$/, ([title], { answer }) => answer.page?.title === title],
  [/^Our pages say nothing of .+: ask us by the page ‘(.+)’\.$/, ([title], { answer }) => answer.page?.title === title],
  // Each quoted part stands in a section with that heading.
  [
    /^(.+[:?]) ‘(.+)’$/,
    ([heading = '', quoted = '']) =>
      ['/delivery-and-returns', '/terms', '/contact'].flatMap(sectionsOn).some(({ title, sentences }) => {
        const isHeading = heading === 'It says:' ? title.includes('{') : heading.replace(/:$/u, '') === title;
        const text = sentences.join(' ');
        return isHeading && quoted.split(/(?<=[.!?…])\s+/u).every((part) => text.includes(part.replace(/ …$/u, '')));
      }),
  ],
  [/^This search understands English: please say it in English\.$/, (_, { found }) => found.length === 0],
  [
    /^No product mentions (.+)\.$/,
    ([words = '']) =>
      words.split(' or ').every((word) => {
        const told = everyToken(word.slice(1, -1));
        return snapshot.entries.every(({ product }) => {
          const own = everyToken(`${product.name} ${product.description} ${product.category}`);
          return !told.some((token) => own.includes(token));
        });
      }),
  ],
  [/^No product states ‘(.+)’\.$/, ([said = '']) => !snapshot.entries.some(({ product }) => isStated(product, said))],
  [
    /^No product of that kind states ‘(.+)’\.$/,
    ([said = ''], { query }) => {
      const { asked } = readSentence(query.q ?? '');
      const ofKind = snapshot.entries.filter(({ product }) => asked !== null && isA(thingOf(product), asked));
      const fact = readNeeds(query.q ?? '').find(({ need }) => need.label === said)?.need;
      const states = (product: Products[number]) => (fact ? fact.fits(product) > 0 : isStated(product, said));
      return ofKind.length > 0 && !ofKind.some(({ product }) => states(product));
    },
  ],
  [
    /^By the specifications no ‘(.+)’ reaches ([\d.]+) m\.$/,
    ([thing = '', metres]) => {
      const { asked } = readSentence(thing);
      const ofKind = snapshot.entries.filter(({ product }) => asked !== null && isA(thingOf(product), asked));
      return ofKind.length > 0 && ofKind.every(({ product: { specs } }) => (specs.reachM ?? 0) < Number(metres));
    },
  ],
  [
    /^No product of that kind within ‘(.+)’ states ‘(.+)’\.$/,
    ([within = '', said = ''], { query, answer }) => {
      const { asked } = readSentence(query.q ?? '');
      const fact = readNeeds(query.q ?? '').find(({ need }) => need.label === said)?.need;
      const isOne = (product: Products[number]) => asked === null || isA(thingOf(product), asked);
      const isThat = (product: Products[number]) => (fact ? fact.fits(product) > 0 : isStated(product, said));
      const isMissed = (product: Products[number]) =>
        within.split('’ and ‘').some((label) => isMissedBy(label, product));
      return (
        answer.searchSummary.includes(within) &&
        snapshot.entries.every(({ product }) => !isOne(product) || !isThat(product) || isMissed(product))
      );
    },
  ],
  [
    /^The first does not state ‘(.+)’\.$/,
    ([said = ''], { query, found: [first] }) => {
      const fact = readNeeds(query.q ?? '').find(({ need }) => need.label === said)?.need;
      return first !== undefined && (fact ? fact.fits(first) <= 0 : !isStated(first, said));
    },
  ],
  [
    /^The first does not mention ‘(.+?)’(?:, and (.+) does)?\.$/,
    ([said = '', other], { found: [first, ...others] }) =>
      first !== undefined &&
      everyToken(said).every((token) => !wordsOf(first).includes(token)) &&
      (other === undefined ||
        others.some((each) => each.name === other && everyToken(said).every((token) => wordsOf(each).includes(token)))),
  ],
  [/^The name of the first says (.+)\.$/, ([said = ''], { found: [first] }) => first?.name.includes(said) === true],
  [
    /^The first is ([\d.]+)" across, not about (\d+)"\.$/,
    ([inches, wished], { found: [first] }) =>
      first?.specs.screenSizeInches === Number(inches) && Math.abs(Number(inches) - Number(wished)) > 0.7,
  ],
  [
    /^Nothing within ‘(.+)’ that meets the rest states ‘(.+)’ too\.$/,
    ([, said = ''], { query, found }) => {
      const fact = readNeeds(query.q ?? '').find(({ need }) => need.label === said)?.need;
      return found.every((product) => (fact ? fact.fits(product) <= 0 : !isStated(product, said)));
    },
  ],
  [
    /^The first is of another kind\.$/,
    (_, { query, found: [first] }) => {
      const { asked } = readSentence(query.q ?? '');
      return first !== undefined && asked !== null && !isA(thingOf(first), asked);
    },
  ],
  [
    /^No ‘(.+?)’ is known to meet ‘(.+)’\.$/,
    ([thing = '', labels = '']) => {
      const { asked } = readSentence(thing);
      const ofKind = snapshot.entries.filter(({ product }) => asked !== null && isA(thingOf(product), asked));
      return ofKind.every(({ product }) => labels.split('’ and ‘').some((label) => isMissedBy(label, product)));
    },
  ],
  [/^We may not sell what this asks for: these come nearest to the words\.$/, (_, { found }) => found.length > 0],
  [/^No product is called ‘(.+)’: these come nearest to the other words\.$/, ([word = '']) => !isCalled(word)],
  [/^No product is called ‘(.+)’\.$/, ([word = ''], { found }) => found.length === 0 && !isCalled(word)],
  [
    /^We do not sell ‘(.+)’: no product is called so\.$/,
    ([word = ''], { found, answer }) =>
      isUnsold(word) &&
      (found.length === 0 || /The nearest to it that we sell|These come nearest to it/.test(answer.searchSummary)),
  ],
  [/^These come nearest to it\.$/, (_, { found, query }) => found.length > 0 && query.sortBy !== undefined],
  [/^The nearest to it that we sell is (.+)\.$/, ([name], { found: [first] }) => first?.name === name],
  [
    /^(?:It fits|All of these fit|Each of these fits|It fits one or more of|No .+ that we sell fits) .+\.$/,
    (_, { found, answer }) => found.length > 0 && found.every((product) => fitsAny(product.id, answer.fitted)),
  ],
  [
    /^Of (\d+) more (?:the specifications do not say enough|it is not known)\.$/,
    ([count], { answer: { fitted } }) =>
      Number(count) <= fitted.flatMap((id) => verdictsFor(id)).filter((verdict) => verdict === 'not known').length,
  ],
  [
    /^For .+: (?:nothing we sell fits|it |its |the |whether ).+\.$/,
    (_, { found, answer }) => found.every((product) => !fitsAny(product.id, answer.fitted)),
  ],
  [/^Its .+ (?:is|are) in the box already\.$/, (_, { answer }) => answer.fitted.length === 1],
  [/^Kept to: .+\.$/, (_, { answer }) => answer.understood.length > 0],
  [
    /^Prices from (.+) to (.+) ex VAT\.$/,
    ([least, most], { found }) => {
      const pence = found.map(({ price }) => Math.round(Number(price) * 100));
      return formatPounds(Math.min(...pence)) === least && formatPounds(Math.max(...pence)) === most;
    },
  ],
  [
    /^The price is (.+) ex VAT\.$/,
    ([price], { found }) => found.every((product) => formatPounds(Math.round(Number(product.price) * 100)) === price),
  ],
  [/^(?:All are|It is) in stock\.$/, (_, { found }) => found.every(isThere)],
  [/^(?:All are|It is) made to order\.$/, (_, { found }) => found.every(isMade)],
  [/^It is out of stock\.$/, (_, { found }) => found.every(({ inStock }) => !inStock)],
  [
    /^(None|\d+ of them) (?:is|are) in stock(?:, (\d+) (?:is|are) made to order)?\.$/,
    ([there = '', made], { found }) =>
      found.filter(isThere).length === (Number.parseInt(there, 10) || 0) &&
      found.filter(isMade).length === Number(made ?? 0),
  ],
  [
    /^Nothing is called ‘(.+)’, so this is for ‘(.+)’\.$/,
    ([from = ''], { answer }) =>
      !!answer.corrected &&
      !snapshot.words.some(({ name }) =>
        name
          .toLowerCase()
          .split(/\P{L}+/u)
          .includes(from),
      ),
  ],
];

function isTrue(sentence: string, query: Asked, answer: SearchAnswer, found: Products): boolean {
  for (const [pattern, holds] of STATEMENTS) {
    const match = pattern.exec(sentence);
    if (match) return holds(match.slice(1), { query, answer, found });
  }
  return answer.fitted.some((id) => isReason(sentence, id));
}

/** The parts of a reason that a product's own facts decide; the words for uses are checked where they are made. */
function isTrueOf(part: string, product: Products[number]): boolean {
  const { specs, inStock, price, name } = product;
  const [, inches] = /^(\d+)" across$/i.exec(part) ?? [];
  if (inches) return specs.screenSizeInches === Number(inches);
  const [, said, inc] = /^(£[\d,.]+)( inc VAT)? is within the price you named$/.exec(part) ?? [];
  const pence = Math.round(Number(price) * 100);
  if (said) return said === formatPounds(inc ? withVat(pence, snapshot.vatRate) : pence);
  if (part === 'in stock') return inStock && !specs.madeToOrder;
  if (part === 'made to order') return inStock && specs.madeToOrder === true;
  if (part === 'is not touch') return specs.touch !== true;
  if (part === 'is not outdoor') return specs.outdoor !== true;
  if (part === 'bright enough for a window in the sun') return Number(specs.brightnessNits) >= windowNits(LIGHT.normal);
  if (part === 'bright enough for a window facing south')
    return Number(specs.brightnessNits) >= windowNits(LIGHT.south);
  const [, cm, side] = /^([\d.]+) cm (wide|high)$/i.exec(part) ?? [];
  if (cm) return (side === 'wide' ? specs.widthMm : specs.heightMm) === Math.round(Number(cm) * 10);
  const [, screens] = /^a set of (\d)$/i.exec(part) ?? [];
  if (screens) return specs.panels === Number(screens);
  if (part === 'made for outdoors') return specs.outdoor !== false;
  const [, metres] = /^reaches ([\d.]+) m$/i.exec(part) ?? [];
  if (metres) return (specs.reachM ?? 0) >= Number(metres) * 0.98;
  if (part === 'works by touch') return specs.touch === true;
  if (part === 'can stand upright') return specs.orientation !== 'landscape';
  if (part === 'made to run day and night') return specs.operatingHours === '24/7';
  const [, kind] = /^your words suggest ‘(.+)’$/i.exec(part) ?? [];
  if (kind) return isA(thingOf(product), thingCalled(kind));
  const use = Object.values(IMPLIED_NEEDS).find(({ reason }) => reason === part);
  if (use?.isTold) return use.isTold(product);
  const [, words] = /^its name says ‘(.+)’$/.exec(part) ?? [];
  if (words) return words.split(' ').every((word) => everyToken(name).includes(word)) && !/\p{L}-\p{L}/u.test(words);
  return part.length > 0;
}

/** Every word of a product's page. */
function wordsOf({ name, description, category }: Products[number]): string[] {
  return everyToken(`${name} ${description} ${category}`);
}

/** Whether a product's texts state a quality, however it is joined. */
function isStated({ name, description }: { name: string; description: string | null }, said: string): boolean {
  const joined = (text: string) => everyToken(text).join('');
  return joined(`${name} ${description}`).includes(joined(said));
}

/** Whether a product does not meet a condition, as its label says it. */
function isMissedBy(label: string, { price, inStock, specs }: Products[number]): boolean {
  if (label === 'In stock') return !inStock || specs.madeToOrder === true;
  const value = label.includes('£')
    ? Number(price)
    : /nits/.test(label)
      ? specs.brightnessNits
      : specs.screenSizeInches;
  const [low = Number.NaN, high = low] = (label.match(/\d[\d,.]*/g) ?? []).map((number) =>
    Number(number.replaceAll(',', '')),
  );
  if (value === undefined || Number.isNaN(low)) return false;
  if (/^(?:up to|at most)/i.test(label)) return value > low;
  return /^(?:from|at least)/i.test(label) ? value < low : value < low || value > high;
}

/** Whether the engine says of a product that it fits one of these. */
function fitsAny(id: number, hosts: readonly number[]): boolean {
  return hosts.some((host) => verdictOf(host, id) === 'fits');
}

/** Whether a sentence is a reason of the engine for what it says of a product and another. */
function isReason(sentence: string, id: number): boolean {
  return snapshot.entries.some(({ product }) =>
    judgedOf(id, product.id)?.findings.some(({ say }) => say() === sentence),
  );
}

function verdictsFor(id: number) {
  return snapshot.entries.map(({ product }) => verdictOf(id, product.id));
}

function verdictOf(one: number, other: number) {
  return judgedOf(one, other)?.verdict ?? 'irrelevant';
}

function judgedOf(one: number, other: number) {
  const [a, b] = [snapshot.byId.get(one), snapshot.byId.get(other)];
  return a && b && a !== b ? judge(readFitFacts(a.product), readFitFacts(b.product)) : null;
}

function isCalled(words: string): boolean {
  const said = everyToken(words);
  return snapshot.entries.some(({ product }) => said.every((token) => everyToken(product.name).includes(token)));
}

/** A kind that the vocabulary knows as not sold and no product is of, or words of which one is in no text at all. */
function isUnsold(words: string): boolean {
  const { asked } = readSentence(words);
  const isOne = () => snapshot.entries.some(({ product }) => asked !== null && isA(thingOf(product), asked));
  const texts = new Set(snapshot.words.flatMap(({ name, description }) => everyToken(`${name} ${description}`)));
  const isUnknown = everyToken(words).some((token) => !texts.has(token));
  const isPlace = PLACES_AND_MATERIALS.has(everyToken(words).at(-1) ?? '');
  return !isCalled(words) && !isPlace && ((asked?.isOnly === true && !isOne()) || isUnknown);
}

/** Bought now and on the shelf. */
function isThere({ inStock, specs }: Products[number]): boolean {
  return inStock && !specs.madeToOrder;
}

function isMade({ inStock, specs }: Products[number]): boolean {
  return inStock && specs.madeToOrder === true;
}
