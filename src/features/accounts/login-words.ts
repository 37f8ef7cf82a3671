/** What a refused login says (section 8), on the wire as on the screen. */
export const LOGIN_FAILED = 'Login Failed';
export const INVALID_CREDENTIALS = 'Invalid credentials. Please try again.';
