import type { Call, Who } from './contract.ts';

/** Who may make a call, in the words of the contract: `public, ?scope=all: perm:view_orders`. */
export function whoMay({ who, scopes = {}, others }: Pick<Call, 'who' | 'scopes' | 'others'>): string {
  const wider = Object.entries(scopes).map(([scope, needed]) => `?scope=${scope}: ${needed}`);
  return [who, ...wider, ...(others ? [`of others: ${others}`] : [])].join(', ');
}

/** Throws a refusal when this caller may not make this call, or not with this `?scope=`. Every call passes here, over HTTP and in process. */
export function admit<CallContext>(
  { authorize }: { authorize(call: Call, context: CallContext): void },
  call: Call,
  scope: string | undefined,
  callContext: CallContext,
): void {
  authorize(call, callContext);
  const wider = scopeRight(call, scope);
  if (wider) authorize({ ...call, who: wider }, callContext);
}

/** The right that a `?scope=` requires; `null` when it is absent or unknown. */
function scopeRight({ scopes }: Pick<Call, 'scopes'>, scope: string | undefined): Who | null {
  return scopes && scope !== undefined && Object.hasOwn(scopes, scope) ? (scopes[scope] ?? null) : null;
}
