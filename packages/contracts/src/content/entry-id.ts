import * as z from 'zod/mini';

/**
 * The id of an entry, unique in its kind. Databases and other entries find the entry by it, so it must never change
 * once it was released.
 */
export const entryId = z.string().check(z.minLength(1));

/** An id of lower-case words with hyphens. */
export const slugId = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** The names of the files and folders beside an `order.json`, in the order of lists. */
export const contentOrder = z.array(slugId).check(z.minLength(1));
