// Separate from `read-policy.ts`, because the sign-in page needs nothing but these options.

/**
 * Options of a query that is sent to the server only once: its reply stays valid as long as the page is open. Like
 * `serverOnly`, it stores nothing on the device.
 */
export const SERVER_ONCE = { staleTime: Number.POSITIVE_INFINITY };
