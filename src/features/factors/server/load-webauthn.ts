/** The WebAuthn library, loaded with the first passkey: it and its ASN.1 parts cost memory that most shops never need. */
export function loadWebAuthn() {
  return import('@simplewebauthn/server');
}
