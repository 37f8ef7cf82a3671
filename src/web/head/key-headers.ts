/**
 * The headers of pages whose address holds an access key: it must not reach other sites in a Referer. 'no-referrer' would
 * also remove the Origin of forms that are posted without scripts, and such forms are refused.
 */
export const keyHeaders = () => ({ 'Referrer-Policy': 'same-origin' });
