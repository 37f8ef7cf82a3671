import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import type { ApiAnswer } from './api.ts';

/** The shop's public settings: company, claims, rates of VAT. */
export type PublicSettings = ApiAnswer<'GET /api/settings/public'>;

/** The shop's public settings; undefined only on an error page of a shop that could not read them. */
export function useShop(): PublicSettings | undefined {
  return useRouteLoaderData<typeof loader>('root')?.settings;
}
