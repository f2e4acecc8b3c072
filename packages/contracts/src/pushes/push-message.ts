import * as z from 'zod/mini';

/**
 * What a push message says, and which page a tap on it opens. Every area has kinds of its own; an app that doesn't know a
 * kind shows its messages all the same.
 */
export interface PushMessage {
  /** What it is about, such as `reminder`. */
  kind: string;
  /** Of what of its kind, such as the id of a group; empty where there is only one. A newer message takes its place. */
  source: string;
  title: string;
  body: string;
  /** Of the app, with a slash at the beginning. */
  path: string;
}

const boundedText = (max: number) => z.string().check(z.maxLength(max));

/** Within these bounds an encrypted message fits what push services take: 4,096 bytes. */
export const pushMessage = z.object({
  kind: z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/)),
  source: boundedText(100),
  title: boundedText(200).check(z.minLength(1)),
  body: boundedText(500),
  path: boundedText(200).check(z.regex(/^\/(?![/\\])[\x21-\x7e]*$/)),
});
