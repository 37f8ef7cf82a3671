/** The path of 'Sign-in and security'; not in `paths.ts`, which every visitor's browser loads. */
export const securityPath = '/account/security';
