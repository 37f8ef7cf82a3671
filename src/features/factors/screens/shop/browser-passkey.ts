import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { NewPasskey, PasskeySignature } from '#features/factors/contract.ts';
import { ApiError } from '#web/api.ts';

// The library is loaded when a passkey is asked for, so that no page carries it.

/** Asks the browser for a signature of a passkey. Throws an `ApiError` when the visitor cancels. */
export async function signWithPasskey(options: { challenge: string }): Promise<PasskeySignature> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, response } = await startAuthentication({ optionsJSON }).catch(explain);
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } };
}

/** Asks the browser to make a passkey. Throws an `ApiError` when the visitor cancels, or the device has one. */
export async function makePasskey(options: { challenge: string }): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, response } = await startRegistration({ optionsJSON }).catch(explain);
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
}

/** What a form about a passkey says when it is refused. */
export const PASSKEY_FAILED = 'The passkey was not accepted';

// As a problem like those of the API, so that forms show it the same way.
function explain(error: unknown): never {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  const detail = isKnown
    ? 'This device has a passkey for this account already.'
    : 'No passkey was used. Try again, or go another way.';
  throw new ApiError(400, JSON.stringify({ type: 'about:blank', title: PASSKEY_FAILED, status: 400, detail }));
}
