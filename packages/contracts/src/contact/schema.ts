import * as z from 'zod/mini';
import { email } from '../accounts/schema.ts';
import { pageInput, pageOf } from '../lib/paging.ts';
import { id, instant, text } from '../lib/scalars.ts';

export const MAX_MESSAGE = 5_000;

/** The sender's name. It becomes part of a mail's header, where a line break would begin another header. */
const fromName = text('Name', 1, 100).check(
  z.refine((name: string) => !/[\r\n\u2028\u2029]/.test(name), 'Name must be on one line.'),
);

/** A message to the operators of the server. */
export const contactInput = z.object({
  from_name: fromName,
  from_email: email,
  message: text('Message', 1, MAX_MESSAGE),
});
export type ContactInput = z.infer<typeof contactInput>;

/** Ways to contact the operators besides the contact form; `email` is null if none is configured. */
export const contactDetails = z.object({ email: z.nullable(z.string()), links: z.array(z.url()) });
export type ContactDetails = z.infer<typeof contactDetails>;

export const contactMessage = z.object({
  id,
  from_name: z.string(),
  from_email: z.string(),
  message: z.string(),
  /** Whether the sender is a premium user. */
  premium: z.boolean(),
  sentAt: instant,
  readAt: z.nullable(instant),
  doneAt: z.nullable(instant),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/**
 * The input for listing contact messages. Open messages of premium users come first and then all others, each newest
 * first; done messages come newest first.
 */
export const listContactInput = z.object({
  ...pageInput,
  done: z._default(z.boolean('Done must be true or false.'), false),
});
export type ListContactInput = z.infer<typeof listContactInput>;
export const contactMessages = pageOf(contactMessage);

const CONTACT_STATES = ['unread', 'read', 'done'] as const;
export const setContactStateInput = z.object({
  id,
  state: z.enum(CONTACT_STATES, `State must be one of ${CONTACT_STATES.join(', ')}.`),
});
export type SetContactStateInput = z.infer<typeof setContactStateInput>;
