const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd]|fe[89ab])/i;

/**
 * Where a session was last seen, by nothing but its shortened address: 'this computer', 'a local network (192.168.1.…)' or
 * '203.0.113.…'. Null when it is not known.
 */
export function placeInWords(network: string | null): string | null {
  if (network === null) return null;
  if (/^127\.|^::\/|^::1\b|^0:0:0/.test(network)) return 'The computer that the shop runs on';
  const shown = network.replace(/\.0\/24$/, '.…').replace(/::\/48$/, ':…');
  return PRIVATE.test(network) ? `A local network (${shown})` : shown;
}
