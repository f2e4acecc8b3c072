/** The minimum number of newest events that a log retains. Readers further behind begin with the state. */
export const RETAINED_EVENTS = 500;
/** Milliseconds after which a registered value expires, unless it's put or replaced again. */
export const REGISTRY_TTL_MS = 3_600_000;
