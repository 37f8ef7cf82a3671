// Section 8: texts of both server and screen.
export const DEFAULT_CURRENCY = { title: 'Cannot Delete', description: 'Cannot delete the default currency' };
export const REFRESH_FAILED = 'Failed to refresh exchange rates';
