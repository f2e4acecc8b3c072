// Apart from `read-policy.ts`: the sign-in page needs no more than this of it.

/** The server alone, as `serverOnly`, and once: the answer holds for as long as the page is open. */
export const SERVER_ONCE = { staleTime: Number.POSITIVE_INFINITY };
