import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { BillingAddressSection, DeliveryAddressSection } from './address-sections.tsx';

const form = { addresses: [], values: { billingAddressId: 'new' }, errors: {}, isCollection: false };

test.each([
  ['delivery', DeliveryAddressSection],
  ['bill', BillingAddressSection],
])('whose %s is for a country that the form does not have learns whom to ask', (_, Section) => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <Section {...form} />
    </MemoryRouter>,
  );
  expect(page).toMatch(/Is it in another country\? <a [^>]*href="\/contact\?subject=An\+order\+to\+another\+country"/);
});
