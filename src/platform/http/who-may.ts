import type { Call, Who } from './contract.ts';

/** Who may make a call, in the words of the contract: `public, ?scope=all: perm:view_orders`. */
export function whoMay({ who, scopes = {}, others }: Pick<Call, 'who' | 'scopes' | 'others'>): string {
  const wider = Object.entries(scopes).map(([scope, needed]) => `?scope=${scope}: ${needed}`);
  return [who, ...wider, ...(others ? [`of others: ${others}`] : [])].join(', ');
}

/** The right that a `?scope=` requires; `null` when it is absent or unknown. */
export function scopeRight({ scopes }: Pick<Call, 'scopes'>, scope: string | undefined): Who | null {
  return scopes && scope !== undefined && Object.hasOwn(scopes, scope) ? (scopes[scope] ?? null) : null;
}
