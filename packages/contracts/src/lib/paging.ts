import * as z from 'zod/mini';
import { integer } from './scalars.ts';

export const DEFAULT_PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 100;

/** The input of every list that can grow. `cursor` is opaque: it is the previous page's `nextCursor`. */
export const pageInput = {
  limit: z._default(integer('Limit', 1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
  cursor: z.optional(z.string().check(z.maxLength(300, 'Unknown cursor. Start again without it.'))),
};

/** Returns the schema for one page of a list; `nextCursor` is null on the last page. */
export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
}

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}
