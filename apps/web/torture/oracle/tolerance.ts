/** A device's clock was measured over a network that may hold a request back for so long. */
export const TIME_TOLERANCE_MS = 11 * 60_000;
