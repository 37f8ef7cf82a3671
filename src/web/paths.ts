import { slugOf } from '#features/catalogue/slug.ts';

/** Every address of the shop that a link leads to, built in one place. */
export const paths = {
  home: '/',
  products: '/products',
  product: (product: { id: number; name: string }) => `/products/${product.id}/${slugOf(product.name)}`,
  search: (query?: Record<string, string>) => `/search${query ? `?${new URLSearchParams(query)}` : ''}`,
  about: '/about',
  contact: (subject?: string) => `/contact${subject ? `?${new URLSearchParams({ subject })}` : ''}`,
  cart: '/cart',
  checkout: '/checkout',
  order: (orderNumber: string, key?: string) =>
    `/orders/${orderNumber}${key ? `?${new URLSearchParams({ key })}` : ''}`,
  trackOrder: (orderNumber?: string) =>
    `/track-order${orderNumber ? `?${new URLSearchParams({ order: orderNumber })}` : ''}`,
  signup: '/signup',
  login: (next?: string) => `/login${next && next !== '/' ? `?${new URLSearchParams({ next })}` : ''}`,
  logout: '/logout',
  forgotPassword: '/forgot-password',
  customerDashboard: '/customer-dashboard',
  employerDashboard: '/employer-dashboard',
  adminDashboard: '/admin-dashboard',
  productStore: '/product-store',
  permissions: '/permissions',
  staffOrders: '/admin/orders',
  paymentOptions: '/admin/payment-options',
  currency: '/admin/currency',
  delivery: '/admin/delivery',
  terms: '/terms',
  deliveryAndReturns: '/delivery-and-returns',
  privacy: '/privacy',
  accessibility: '/accessibility',
};
