import { useRouteLoaderData } from 'react-router';
import type { PublicSettings } from '#features/settings/contract.ts';
import type { loader } from '../root.tsx';

/** The shop's public settings; undefined only on an error page of a shop that could not read them. */
export function useShop(): PublicSettings | undefined {
  return useRouteLoaderData<typeof loader>('root')?.settings;
}
