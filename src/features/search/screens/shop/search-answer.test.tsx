import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CategoryCounts, Correction, SearchSummary, UnderstoodChips } from './search-answer.tsx';

const hrefOf = (text: string) => `/search?q=${encodeURIComponent(text)}`;

test('what was understood can be taken off by a plain link', () => {
  const html = renderToStaticMarkup(
    <UnderstoodChips understood={[{ label: '54" to 56"', without: 'outdoor screen' }]} hrefOf={hrefOf} />,
  );
  expect(html).toContain('href="/search?q=outdoor%20screen"');
  expect(html).toContain('Search without: 54&quot; to 56&quot;');
});

test('a correction says what is shown and offers what was typed', () => {
  const corrected = { from: 'menue', to: 'menu', query: 'menu board', insteadQuery: '"menue" board' };
  const html = renderToStaticMarkup(<Correction corrected={corrected} hrefOf={hrefOf} />);
  expect(html.replace(/<[^>]+>/g, '')).toBe(
    'Showing results for menu board; search instead for &quot;menue&quot; board.',
  );
  expect(html).toContain(`href="${hrefOf('"menue" board')}"`);
});

test('a chosen category is let go of by its own chip', () => {
  const categories = [
    { name: 'Kiosks', count: 3 },
    { name: 'Accessories', count: 1 },
  ];
  const html = renderToStaticMarkup(<CategoryCounts categories={categories} chosen="Kiosks" hrefOf={hrefOf} />);
  expect(html).toContain('href="/search?q="');
  expect(html).toContain('href="/search?q=Accessories"');
});

test('a page that answers what no product can is a link beside the summary', () => {
  const summary = 'About this, see the page ‘Delivery & returns’.';
  const page = { title: 'Delivery & returns', href: '/delivery-returns' };
  const html = renderToStaticMarkup(<SearchSummary summary={summary} page={page} alternatives={[]} hrefOf={hrefOf} />);
  expect(html).toMatch(/<a [^>]*href="\/delivery-returns"[^>]*>Delivery &amp; returns<\/a>/);
  const without = renderToStaticMarkup(
    <SearchSummary summary={summary} page={null} alternatives={[]} hrefOf={hrefOf} />,
  );
  expect(without).not.toContain('<a ');
});
