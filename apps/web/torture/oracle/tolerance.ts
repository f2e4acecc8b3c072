/**
 * The allowed error of a time, in milliseconds: a device measures the server's clock over a network that may delay a
 * request by this long.
 */
export const TIME_TOLERANCE_MS = 11 * 60_000;
