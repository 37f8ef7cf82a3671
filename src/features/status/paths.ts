// Not among the paths that every page loads: only staff screens lead here.

/** The status page, for admins. */
export const STATUS = '/admin/status';
