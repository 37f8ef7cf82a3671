/** The name of a backup of a series: the series, which is that of one shop, then the moment and a number within its second. */
export const SERIES_NAME = /^(brightfront-[0-9a-f]{8}-)(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)(?:-(\d+))?\.backup$/;
