import * as z from 'zod/mini';

const ENDPOINT_MAX = 1_000;

/** What a browser gives away of a subscription to push messages. */
export const subscribeInput = z.object({
  /** Where the push service takes messages for this browser. */
  endpoint: z
    .string('Endpoint must be text.')
    .check(
      z.maxLength(ENDPOINT_MAX, `Endpoint must have at most ${ENDPOINT_MAX} characters.`),
      z.regex(/^https?:\/\/[\x21-\x7e]+$/, 'Endpoint must be a web address.'),
    ),
  keys: z.object({
    /** The browser's public key: a point of 65 bytes. */
    p256dh: z.string('The key must be text.').check(z.regex(/^B[\w-]{86}=?$/, 'Must be a public key of 65 bytes.')),
    /** 16 bytes. */
    auth: z.string('The secret must be text.').check(z.regex(/^[\w-]{22}={0,2}$/, 'Must be a secret of 16 bytes.')),
  }),
});
export type SubscribeInput = z.infer<typeof subscribeInput>;

/** What the caller's browser needs to know. */
export const pushDevice = z.object({
  /** The server's public key; a browser subscribes with it. */
  publicKey: z.string(),
  /** Whether this session's browser is subscribed. */
  subscribed: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;
