/** The texts of a refused login (section 8), in the API and on the screen. */
export const LOGIN_FAILED = 'Login Failed';
export const INVALID_CREDENTIALS = 'Invalid credentials. Please try again.';
