/** Events that a log keeps at least; readers further behind begin with the state. */
export const KEPT_EVENTS = 500;
/** Milliseconds that a registered value lasts without being put again. */
export const REGISTERED_MS = 3_600_000;
