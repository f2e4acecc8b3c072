/** With the growing pauses this is about four days. */
export const MAX_ATTEMPTS = 25;
