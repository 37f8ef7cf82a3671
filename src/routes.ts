// Contents 1: every page of the shop and the file that shows it, in the order of the specification's route table.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('web/shop/shop-layout.tsx', [
    index('pages/shop/home.tsx'),
    route('products', 'pages/shop/products.tsx'),
    route('products/:id/:slug?', 'pages/shop/product.tsx'),
    route('search', 'pages/shop/search.tsx'),
    route('about', 'pages/shop/about.tsx'),
    route('contact', 'pages/shop/contact.tsx'),
    route('signup', 'pages/account/signup.tsx'),
    route('login', 'pages/account/login.tsx'),
    route('logout', 'pages/account/logout.tsx'),
    route('forgot-password', 'pages/account/forgot-password.tsx'),
    route('customer-dashboard', 'pages/account/customer-dashboard.tsx'),
    route('cart', 'pages/shop/cart.tsx'),
    route('checkout', 'pages/shop/checkout.tsx'),
    route('orders/:orderNumber', 'pages/shop/order.tsx'),
    route('track-order', 'pages/shop/track-order.tsx'),
    route('terms', 'pages/shop/terms.tsx'),
    route('delivery-and-returns', 'pages/shop/delivery-and-returns.tsx'),
    route('privacy', 'pages/shop/privacy.tsx'),
    route('accessibility', 'pages/shop/accessibility.tsx'),
    route('*', 'pages/shop/not-found.tsx'),
  ]),
  layout('web/portal/portal-layout.tsx', [
    route('admin-dashboard', 'pages/staff/admin-dashboard.tsx'),
    route('employer-dashboard', 'pages/staff/employer-dashboard.tsx'),
    route('product-store', 'pages/staff/product-store.tsx'),
    route('permissions', 'pages/staff/permissions.tsx'),
    route('admin/payment-options', 'pages/staff/payment-options.tsx'),
    route('admin/orders', 'pages/staff/orders.tsx'),
    route('admin/currency', 'pages/staff/currency.tsx'),
    route('admin/delivery', 'pages/staff/delivery.tsx'),
  ]),
] satisfies RouteConfig;
