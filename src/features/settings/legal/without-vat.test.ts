import { expect, test } from 'vitest';
import accessibility from './accessibility.json' with { type: 'json' };
import contactQuestions from './contact-questions.json' with { type: 'json' };
import deliveryAndReturns from './delivery-and-returns.json' with { type: 'json' };
import privacy from './privacy.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };
import instead from './without-vat.json' with { type: 'json' };
import { saidWithoutVat } from './without-vat.ts';

const texts = [accessibility, contactQuestions, deliveryAndReturns, privacy, terms]
  .flat()
  .flatMap(({ title, text }) => [title, ...text.flat()]);

test('a shop that is not registered says nothing of VAT in its terms, its other pages and its questions', () => {
  expect(texts.map(saidWithoutVat).filter((text) => /VAT|zero-rated/u.test(text))).toEqual([]);
});

test('what is put in another way there stands in those pages', () => {
  const gone = instead.filter(([words = '']) => !texts.some((text) => text.includes(words)));
  expect(gone).toEqual([]);
});

test('its terms still say what a price is', () => {
  const prices = terms
    .find(({ id }) => id === 'prices')
    ?.text.flat()
    .map(saidWithoutVat);
  expect(prices?.[0]).toBe(
    'Prices are in pounds sterling. Every price is the whole price. Duties and taxes of the country of arrival are the buyer’s.',
  );
});
