import type { Call, Who } from './contract.ts';

/** Who may make a call, in the words of the contract: `public, ?scope=all: perm:view_orders`. */
export function whoMay({ who, scopes = {}, others }: Pick<Call, 'who' | 'scopes' | 'others'>): string {
  const wider = Object.entries(scopes).map(([scope, needed]) => `?scope=${scope}: ${needed}`);
  return [who, ...wider, ...(others ? [`of others: ${others}`] : [])].join(', ');
}

/** Who may ask for more of a list, as the address asks for it; `null` when it asks for nothing more. */
export function scopeRight({ scopes }: Pick<Call, 'scopes'>, scope: string | undefined): Who | null {
  return scopes && scope !== undefined && Object.hasOwn(scopes, scope) ? (scopes[scope] ?? null) : null;
}
