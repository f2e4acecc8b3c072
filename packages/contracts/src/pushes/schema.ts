import * as z from 'zod/mini';

const ENDPOINT_MAX = 1_000;

/** The data of a browser's push subscription that the server needs. */
export const subscribeInput = z.object({
  /** The address to which the server sends this browser's messages. */
  endpoint: z
    .string('Endpoint must be text.')
    .check(
      z.maxLength(ENDPOINT_MAX, `Endpoint must have at most ${ENDPOINT_MAX} characters.`),
      z.regex(/^https?:\/\/[\x21-\x7e]+$/, 'Endpoint must be a web address.'),
    ),
  keys: z.object({
    /** The browser's public key: an elliptic-curve point of 65 bytes, in base64url. */
    p256dh: z.string('The key must be text.').check(z.regex(/^B[\w-]{86}=?$/, 'Must be a public key of 65 bytes.')),
    /** The subscription's authentication secret: 16 bytes, in base64url. */
    auth: z.string('The secret must be text.').check(z.regex(/^[\w-]{22}={0,2}$/, 'Must be a secret of 16 bytes.')),
  }),
});
export type SubscribeInput = z.infer<typeof subscribeInput>;

/** The server's push key and the state of this browser's subscription. */
export const pushDevice = z.object({
  /** The server's public key, with which a browser subscribes. */
  publicKey: z.string(),
  /** Whether this session's browser is subscribed. */
  subscribed: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;
