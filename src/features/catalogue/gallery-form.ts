import { z } from 'zod';
import { requiredText } from '#platform/http/input.ts';
import { MOST_GALLERY_PICTURES } from './gallery.ts';
import { linkedPicture } from './image-address.ts';

const MOST_WORDS = 250;

/** A product's further pictures in their order, each with its alternative text. */
export const galleryForm = z
  .array(
    z.object({
      url: linkedPicture,
      alt: requiredText(MOST_WORDS, 'Say in a few words what this picture shows', 'The words'),
    }),
    { error: 'The pictures must be a list' },
  )
  .max(MOST_GALLERY_PICTURES, `A product can have at most ${MOST_GALLERY_PICTURES} further pictures`)
  .superRefine((pictures, context) => {
    const urls = pictures.map(({ url }) => url);
    for (const [at, url] of urls.entries()) {
      if (urls.indexOf(url) < at) {
        context.addIssue({ code: 'custom', path: [at, 'url'], message: 'This picture is in the list already' });
      }
    }
  });
