import { isIP } from 'node:net';
import { companyDetails } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';

/** The shop as passkeys know it. */
export interface RelyingParty {
  /** The host name that a passkey is bound to. */
  id: string;
  origin: string;
}

/**
 * The shop as passkeys know it at this address: the host of PUBLIC_URL, or localhost. Null where no passkey works: at a bare
 * IP address, at another host than that of PUBLIC_URL, and without HTTPS (browsers make an exception for localhost).
 */
export function findRelyingParty({ config }: Pick<AppContext, 'config'>, shopUrl: string): RelyingParty | null {
  const { origin, hostname: id, protocol } = new URL(config.PUBLIC_URL ?? shopUrl);
  if (id === 'localhost') return { id, origin };
  const isNamed = isIP(id) === 0 && !id.startsWith('[');
  return config.PUBLIC_URL !== undefined && isNamed && protocol === 'https:' ? { id, origin } : null;
}

/** The same; throws `no_passkeys_here` where there is none. */
export function getRelyingParty(context: Pick<AppContext, 'config'>, shopUrl: string): RelyingParty {
  const found = findRelyingParty(context, shopUrl);
  if (found) return found;
  throw refuse('no_passkeys_here', 'Passkeys do not work at this address of the shop. Use a code instead.');
}

/** The name under which password managers list the shop. */
export async function relyingPartyName({ db }: AppContext): Promise<string> {
  return (await companyDetails(db)).tradingName;
}
