import { expect, test } from 'vitest';
import { enterAs, openBrowser } from './browser.ts';

// Decision E7: the demo shop has no mail server, so none of its screens says that an e-mail comes or has gone.

const visit = openBrowser();

const PROMISED =
  /\b(by e-mail(?! to hello@)|e-mails? (you|them|it|the customer|when)|gets? (an e-mail|a copy)|hears when|inbox|(?<!not )(sent|goes|go|comes|come|arrives?|on its way) to [^\s,]+@\S+|(we|have) (also )?(sent|send|e-mailed|e-mail) (it|you|them)\b)[^.]*/gi;

const PAGES: Record<'Visitor' | 'Customer' | 'Admin', string[]> = {
  Visitor: ['/', '/search', '/products/2', '/cart', '/checkout', '/contact', '/about', '/terms', '/privacy']
    .concat(['/delivery-and-returns', '/accessibility', '/signup', '/login', '/forgot-password', '/track-order'])
    .concat(['/request-quote']),
  Customer: ['', '?tab=orders', '?tab=rewards', '?tab=settings'].map((tab) => `/customer-dashboard${tab}`),
  Admin: ['/admin-dashboard', '/admin-dashboard?tab=settings', '/employer-dashboard', '/admin/orders']
    .concat(['/admin/orders/new', '/admin/messages', '/admin/messages?message=1', '/admin/quotes', '/admin/returns'])
    .concat(['/admin/customers', '/admin/customers?customer=3', '/admin/users', '/admin/reports', '/admin/stock']),
};

test.each(Object.entries(PAGES))('no screen of %s says that an e-mail is on its way', async (who, paths) => {
  // As the server draws them: scripts add no sentence before they are used.
  const { page } = await visit({ javaScriptEnabled: false });
  if (who !== 'Visitor') await enterAs(page, who as 'Customer' | 'Admin');
  else expect((await page.request.post('/api/cart', { data: { productId: 2, quantity: 1 } })).status()).toBe(201);
  for (const path of paths) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    // What CSS hides for now is part of the page too.
    const words = await page.locator('body').evaluate((body) => {
      const read = body.cloneNode(true) as HTMLElement;
      for (const script of read.querySelectorAll('script, style')) script.remove();
      return (read.textContent ?? '').replace(/\s+/g, ' ');
    });
    expect(words.length, path).toBeGreaterThan(200);
    expect(words.match(PROMISED) ?? [], path).toEqual([]);
  }
});
