import { Link } from 'react-router';
import type { LinkProps } from '#ui/link.tsx';

/** A link that the router follows without loading the page anew, and loads ahead when it is about to be used. */
export function RouterLink({ href, ...rest }: LinkProps) {
  // On the server only its element matters, and the router's way to it is a sixth of what a page takes to draw.
  if (import.meta.env.SSR && PATH.test(href)) return <a {...rest} href={href} data-discover="true" />;
  return <Link to={href} prefetch="intent" {...rest} />;
}

// A path that the router would leave as it is: no address of another shop, and nothing to be shortened.
const PATH = /^(?:\/|(?:\/[^/?#.][^/?#]*)+)(?:\?[^#]+)?(?:#.+)?$/;
