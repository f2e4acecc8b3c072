import * as z from 'zod/mini';

/**
 * What a push message says, and which page a tap on it opens. Every area has kinds of its own; an app that doesn't know a
 * kind shows its messages all the same.
 */
export interface Message {
  /** What it is about, such as `reminder`. */
  kind: string;
  /** Of what of its kind, such as the id of a group; empty where there is only one. A newer message takes its place. */
  source: string;
  title: string;
  body: string;
  /** Of the app, with a slash at the beginning. */
  path: string;
}

const text = (max: number) => z.string().check(z.maxLength(max));

/** Within these bounds an encrypted message fits what push services take: 4,096 bytes. */
export const message = z.object({
  kind: z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/)),
  source: text(100),
  title: text(200).check(z.minLength(1)),
  body: text(500),
  path: text(200).check(z.regex(/^\/(?![/\\])[\x21-\x7e]*$/)),
});
