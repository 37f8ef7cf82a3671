import { z } from 'zod';
import { email, requiredText } from '#platform/http/input.ts';

export const contactBody = z.object({
  name: requiredText(200, 'Name is required'),
  email: email(),
  phone: requiredText(20, 'Contact number is required'),
  subject: requiredText(200, 'Subject is required'),
  message: requiredText(5000, 'Message is required'),
  /** A field that people do not see and only robots fill in. */
  website: z.string().max(2000).optional(),
});

export const messagesContract = {
  'POST /api/contact': {
    summary: 'Write to the shop, or ask for a quote',
    who: 'public',
    body: contactBody,
    answer: z.object({ id: z.int() }),
    status: 201,
  },
} as const;
