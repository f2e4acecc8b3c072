/** Events that a log keeps at least; readers further behind begin with the state. */
export const RETAINED_EVENTS = 500;
/** Milliseconds that a registered value lasts without being put again. */
export const REGISTRY_TTL_MS = 3_600_000;
