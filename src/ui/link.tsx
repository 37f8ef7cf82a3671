import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, use } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined);

/** Gives every link of the design system the router's own link, once, at the root. */
export function LinkProvider({ as, children }: { as: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={as}>{children}</LinkContext>;
}

export function UiLink(props: LinkProps) {
  const Link = use(LinkContext);
  return Link ? <Link {...props} /> : <a {...props} />;
}
