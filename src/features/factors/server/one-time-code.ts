import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
// One step either way is accepted; further codes are only recognised, to name the clock as the cause.
const TOLERATED_STEPS = 1;
const RECOGNISED_STEPS = 10;

/** What a typed code is; `step` counts the half minutes since 1970 (RFC 6238). */
export type CheckedCode =
  | { kind: 'right'; step: number }
  | { kind: 'other-time'; step: number; minutes: number }
  | { kind: 'wrong' };

/** A new secret of 160 random bits in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that apps read from the QR code. */
export function secretUri(secret: string, issuer: string, label: string): string {
  return generatorOf(secret, issuer, label).toString();
}

/** Compares a code of six digits with those around this moment. `minutes` is positive for a clock that is fast. */
export function checkCode(secret: string, code: string, now: Date): CheckedCode {
  const timestamp = now.getTime();
  const delta = generatorOf(secret).validate({ token: code, timestamp, window: RECOGNISED_STEPS });
  if (delta === null) return { kind: 'wrong' };
  const step = Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
  if (Math.abs(delta) <= TOLERATED_STEPS) return { kind: 'right', step };
  return { kind: 'other-time', step, minutes: (delta * STEP_SECONDS) / 60 };
}

function generatorOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: 6 });
}
