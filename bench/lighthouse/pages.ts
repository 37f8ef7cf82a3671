/** A public page, and whether search engines may list it. */
export interface PublicPage {
  name: string;
  path: string;
  /** Only for this visitor or this moment (a cart, a search without result): it asks not to be listed. */
  isUnlisted?: boolean;
  hasCart?: boolean;
  status?: number;
}

export const PUBLIC_PAGES: readonly PublicPage[] = [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'product', path: '/products/2/counter-43-menu-board' },
  { name: 'search', path: '/search?q=menu+board', isUnlisted: true },
  { name: 'search, a category', path: '/search?category=Menu+Boards' },
  { name: 'search, no result', path: '/search?q=zzzzqqq', isUnlisted: true },
  { name: 'guide', path: '/guide' },
  {
    name: 'guide, answered',
    path: '/guide?place=wall&metres=6&light=room&shows=menu&lines=12&hours=16',
    isUnlisted: true,
  },
  { name: 'LED wall', path: '/led-wall' },
  { name: 'compare', path: '/compare?ids=1,2,3,4', isUnlisted: true },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'cart, empty', path: '/cart', isUnlisted: true },
  { name: 'cart, two lines', path: '/cart', isUnlisted: true, hasCart: true },
  { name: 'checkout', path: '/checkout', isUnlisted: true, hasCart: true },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  { name: 'forgot password', path: '/forgot-password', isUnlisted: true },
  { name: 'request a quote', path: '/request-quote' },
  { name: 'track order', path: '/track-order' },
  { name: 'terms', path: '/terms' },
  { name: 'delivery and returns', path: '/delivery-and-returns' },
  { name: 'privacy', path: '/privacy' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'not found', path: '/no-such-page', isUnlisted: true, status: 404 },
];
