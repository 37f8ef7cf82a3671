// Section 8: what the server and the screen both say.
export const DEFAULT_CURRENCY = { title: 'Cannot Delete', description: 'Cannot delete the default currency' };
export const REFRESH_FAILED = 'Failed to refresh exchange rates';
