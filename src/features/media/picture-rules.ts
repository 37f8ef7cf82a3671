/** The types of picture that can be uploaded (decision B5). */
export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const;

/** Ten megabytes, as in the hint of the upload. */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;

export const NO_PICTURE = 'This is not a PNG or JPEG picture that can be opened. Please choose another file.';
export const PICTURE_TOO_LARGE = 'The picture is larger than 10 MB. Please choose a smaller one.';
export const TOO_MANY_PIXELS = 'The picture has too many pixels. Please choose one of at most 60 megapixels.';
