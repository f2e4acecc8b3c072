/**
 * Why a sign-in through Google ended without one, as the server's redirect names it. Any word: the start of the app is small,
 * so only the note, which is loaded later, knows which words there are.
 */
export function parseGoogleRefusal(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
