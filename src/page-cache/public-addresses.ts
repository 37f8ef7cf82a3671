import { LRUCache } from 'lru-cache';
import { onlyVatView, type VatView } from '#features/settings/vat-view.ts';
import { isNoPage } from '../page-names.ts';
import { isSameForEveryone } from '../web/head/public-pages.ts';
import { askedPage, keyOf } from './asked-page.ts';

/** What an address alone tells of a page that is the same for everyone. */
export interface PublicAddress {
  /** The name of its page, as the metrics have it. */
  route: string;
  /** By what the page is cached, for each side of VAT. */
  keys: Readonly<Record<VatView, string>>;
}

export interface PageNames {
  nameOf(pathname: string): string;
  /** Whether something else than a page answers at this path. */
  isTaken(pathname: string): boolean;
}

// Without a dot it is no file, and it reads the same before and after an address is parsed; one with a slash at its end leads elsewhere.
const PLAIN_PATH = /^(?:\/|(?:\/[\w-]+)+)$/;
const PLAIN_QUERY = /^[\w\-.~!$&()*+,;:@/?%=]*$/;

const MOST_REMEMBERED = 2_000;
const LONGEST_REMEMBERED = 200;

/**
 * Reads addresses, and remembers those that have a page: to find its name takes longer than all else. Null: the router has to look, because
 * the page is none for everyone, or the address is unusual.
 */
export function openPublicAddresses(names: PageNames): (path: string, query: string) => PublicAddress | null {
  const known = new LRUCache<string, PublicAddress>({ max: MOST_REMEMBERED });
  return (path, query) => {
    const target = path + query;
    const remembered = known.get(target);
    if (remembered) return remembered;
    const route = names.nameOf(path);
    const address = readAddress(names, route, path, query);
    // Of addresses without a page there is no end.
    if (address && !isNoPage(route, path) && target.length <= LONGEST_REMEMBERED) known.set(target, address);
    return address;
  };
}

function readAddress(names: PageNames, route: string, path: string, query: string): PublicAddress | null {
  if (!PLAIN_PATH.test(path) || !PLAIN_QUERY.test(query)) return null;
  const isNowhere = isNoPage(route, path);
  if (isNowhere ? names.isTaken(path) : !isSameForEveryone(path)) return null;
  const key = (vat: VatView) => keyOf(askedPage({ pathname: path, search: query }, !isNowhere, onlyVatView(vat)));
  return { route, keys: { ex: key('ex'), inc: key('inc') } };
}
