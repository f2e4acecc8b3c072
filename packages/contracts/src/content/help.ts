// The schemas of the files in `content/help`: the texts of the Help Guide.
import * as z from 'zod/mini';
import { slugId } from './entry-id.ts';

const helpTopic = z.strictObject({
  /** The topic's id, unique in the guide. The page's address names it as `topic`, and it's the heading's HTML id. */
  id: slugId,
  title: z.string(),
  description: z.string(),
  features: z.optional(z.array(z.string())),
  steps: z.optional(z.array(z.string())),
  tips: z.optional(z.array(z.string())),
  /** The page of the app that the topic is about, and the text of its link. */
  page: z.optional(z.strictObject({ to: z.string(), label: z.string() })),
});
export type HelpTopic = z.infer<typeof helpTopic>;

export const helpSection = z.strictObject({
  id: slugId,
  title: z.string(),
  description: z.string(),
  topics: z.array(helpTopic),
});
export type HelpSection = z.infer<typeof helpSection>;

/** The most wanted topics, each with a button: the topic's id and the button's text. */
export const quickHelp = z.array(z.strictObject({ topic: slugId, label: z.string() }));
