import * as z from 'zod/mini';

/**
 * A push message's text and the page that opens when it's tapped. Each area has its own kinds; an app that doesn't know
 * a kind shows the message anyway.
 */
export interface PushMessage {
  /** The subject of the message, such as `reminder`. */
  kind: string;
  /**
   * Tells apart push messages of one kind, such as by the id of a group; empty if the kind has only one source. A newer
   * message with the same kind and source replaces the older one.
   */
  source: string;
  title: string;
  body: string;
  /** The path of the page in the app, beginning with a slash. */
  path: string;
}

const boundedText = (max: number) => z.string().check(z.maxLength(max));

/**
 * The schema of push messages. Within its bounds, an encrypted message fits the 4,096 bytes that push services accept.
 */
export const pushMessage = z.object({
  kind: z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/)),
  source: boundedText(100),
  title: boundedText(200).check(z.minLength(1)),
  body: boundedText(500),
  path: boundedText(200).check(z.regex(/^\/(?![/\\])[\x21-\x7e]*$/)),
});
