// Separate from `read-policy.ts`, because the sign-in page needs nothing but these options.

/**
 * The options of a query that only the server answers, as with `serverOnly`, and only once: the reply stays valid as
 * long as the page is open.
 */
export const SERVER_ONCE = { staleTime: Number.POSITIVE_INFINITY };
