import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { partsOfPage } from './part-store.ts';
import { KnownPartsContext, rememberHtml } from './remember-html.tsx';

const draw = vi.fn(({ name }: { name: string }) => <li>{name}</li>);
const Card = rememberHtml('card', draw);

/** A page with these cards, in a frame of this kind. */
function pageOf(names: string[], frame: string): string {
  const parts = partsOfPage(frame);
  const html = renderToString(
    <KnownPartsContext value={parts}>
      <ul>
        {names.map((name) => (
          <Card key={name} name={name} />
        ))}
      </ul>
      <p>A text {names.length}</p>
    </KnownPartsContext>,
  );
  return parts.fill(html).join('');
}

test('a card is drawn once for all pages that show it, and each page is what it would be without', () => {
  const first = pageOf(['Kiosk', 'Cable & plug'], 'in pounds');
  const second = pageOf(['Cable & plug', 'Kiosk', 'Totem'], 'in pounds');
  expect(first).toBe('<ul><li>Kiosk</li><li>Cable &amp; plug</li></ul><p>A text <!-- -->2</p>');
  expect(second).toBe('<ul><li>Cable &amp; plug</li><li>Kiosk</li><li>Totem</li></ul><p>A text <!-- -->3</p>');
  expect(draw).toHaveBeenCalledTimes(3);
});

test('a card that says something else, or stands in another frame, is drawn anew', () => {
  pageOf(['Panel'], 'in pounds');
  draw.mockClear();
  pageOf(['Panel', 'Panel, 55 inches'], 'in pounds');
  pageOf(['Panel'], 'in euros');
  expect(draw.mock.calls.map(([{ name }]) => name)).toEqual(['Panel, 55 inches', 'Panel']);
});

test('a text that looks like a mark is a text', () => {
  expect(pageOf(['[part 0 0]', '[end 0]'], 'in pounds')).toContain('<li>[part 0 0]</li><li>[end 0]</li>');
});

test('on a page for one visitor every part is drawn', () => {
  draw.mockClear();
  for (const _ of [1, 2]) expect(renderToString(<Card name="Mount" />)).toBe('<li>Mount</li>');
  expect(draw).toHaveBeenCalledTimes(2);
});
