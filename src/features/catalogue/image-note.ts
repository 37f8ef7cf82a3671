/** The hint beside the image upload (section 5). */
export const IMAGE_NOTE = 'PNG, JPG, JPEG up to 10MB';
