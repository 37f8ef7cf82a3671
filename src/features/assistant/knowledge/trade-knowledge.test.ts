import { expect, test } from 'vitest';
import { everyToken } from '#features/search/engine/tokens.ts';
import { asksForKnowledge, asksOfTermAlone, TRADE_KNOWLEDGE, tradeEntriesIn } from './trade-knowledge.ts';

test('every entry says something, names its source, and leads to a search or page of the shop', () => {
  expect(TRADE_KNOWLEDGE.length).toBeGreaterThanOrEqual(30);
  for (const { id, names, answer, source, link } of TRADE_KNOWLEDGE) {
    expect(names.length, id).toBeGreaterThan(0);
    expect(answer.length, id).toBeGreaterThan(80);
    expect(answer, id).toMatch(/[.’]$/u);
    expect(source, id).not.toBe('');
    expect(link.href, id).toMatch(/^\/(?:search\?q=|terms#|contact$|products$)/u);
  }
});

test('no name stands for two entries', () => {
  const names = TRADE_KNOWLEDGE.flatMap((entry) => entry.names.map((name) => everyToken(name).join(' ')));
  const doubled = names.filter((name, at) => names.indexOf(name) !== at);
  // The same name twice in one entry is harmless: 'nit' and 'nits'.
  const byName = (name: string) =>
    TRADE_KNOWLEDGE.filter((entry) => entry.names.some((each) => everyToken(each).join(' ') === name)).map(
      ({ id }) => id,
    );
  expect(doubled.filter((name) => byName(name).length > 1)).toEqual([]);
});

test.each([
  ['What does IP65 mean?', 'ip'],
  ['what’s a nit', 'nits'],
  ['difference between infrared and PCAP touch?', 'touch-kinds'],
  ['HDMI 1.4 or 2.0?', 'hdmi-versions'],
  ['do I need a player', 'player'],
  ['how many nits do I need for a window', 'nits-needed'],
  ['can i just use a normal telly instead', 'tv'],
])('%s is about %s', (message, id) => {
  expect(tradeEntriesIn(message)[0]?.id).toBe(id);
});

test('what a term is, and nothing else, is told apart from what one does with it', () => {
  const terms = ['what is PoE', 'whats IP65?', 'Hello, what does VESA stand for', 'explain pixel pitch'];
  expect(terms.filter((message) => !asksOfTermAlone(message))).toEqual([]);
  const others = ['what is the PoE budget of a switch', 'what is your address', 'what does it cost', 'PoE'];
  expect(others.filter(asksOfTermAlone)).toEqual([]);
});

test('words that only contain a name, and messages that ask for a product, are not taken for questions of knowledge', () => {
  expect(tradeEntriesIn('a pitcher of oledish nitpicking')).toEqual([]);
  expect(asksForKnowledge('55 inch screen with PoE')).toBe(false);
});

test('figures in the entries are those of their formulas', () => {
  const text = (id: string) => TRADE_KNOWLEDGE.find((entry) => entry.id === id)?.answer ?? '';
  expect(text('socket')).toContain((13 * 230).toLocaleString('en-GB'));
  expect(text('size-measure')).toContain(`${(55 * 2.21379).toFixed(1)} × ${(55 * 1.24526).toFixed(1)} cm`);
  expect(text('pitch')).toContain(`${(2.6 * 3.438).toFixed(1)} m`);
  expect((3840 * 2160) / (1920 * 1080)).toBe(4);
});
