import { sectionOf } from '#features/assistant/shop-texts.ts';
import { paths } from '#web/paths.ts';
import { type Answerer, NOTHING } from '../asked.ts';
import { productsMeant } from '../meant-products.ts';
import { ACCOUNT, answerOf } from '../say.ts';

const RIGHTS = sectionOf('/privacy', 'rights');
const OTHERS = sectionOf('/privacy', 'others');

/** Signing in and up, and what is kept of whom. */
export const answerSignIn: Answerer = ({ context, message }) => {
  if (/\b(?:data|gdpr|privacy|delete|remove|unsubscribe)\b|\bmy details\b/iu.test(message))
    return answerOf(context, { says: [RIGHTS, OTHERS], sources: [ACCOUNT] });
  if (/\b(?:forgot(?:ten)?|reset|lost|password|locked|can(?:[’']?t|not))\b/iu.test(message))
    return answerOf(context, {
      says: ['You log in here; a password that is lost or does not work you can choose anew.'],
      sources: [
        { label: 'Log in', href: paths.login() },
        { label: 'Forgot password', href: paths.forgotPassword },
      ],
    });
  const isChange = /\b(?:change|switch|update|edit|correct)\b/iu.test(message);
  if (!isChange && /\b(?:need|have to|guest|without|sign ?up|create|open|register)\b/iu.test(message))
    return answerOf(context, {
      says: ['You can open an account here, and you can also order without one.'],
      sources: [{ label: 'Sign up', href: paths.signup }],
    });
  return answerOf(context, {
    says: ['Your orders, addresses, points and data are in your account.'],
    sources: [ACCOUNT],
  });
};

/** Buying: that is done on the pages. */
export const answerBasket: Answerer = async (asked) => {
  const meant = await productsMeant(asked, '');
  const [entry] = meant?.entries ?? [];
  const answer = await answerOf(asked.context, {
    says: [
      'I cannot order or hold goods for you. ‘Add to Cart’ on a product’s page or card does; you order in the cart, with or without an account.',
    ],
    sources: [
      ...(entry ? [{ label: entry.product.name, href: paths.product(entry.product) }] : []),
      { label: 'Cart', href: paths.cart },
    ],
    ways: ['person'],
  });
  return { ...NOTHING, ...answer, products: meant?.cards ?? [] };
};
