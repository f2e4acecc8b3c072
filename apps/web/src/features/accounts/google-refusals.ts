/**
 * Returns the server's code for why a Google sign-in failed, from its redirect. Any string passes: the known codes are
 * in a note that is loaded later, to keep the app's start small.
 */
export function parseGoogleRefusal(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
