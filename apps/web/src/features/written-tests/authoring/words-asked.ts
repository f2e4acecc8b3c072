/** How long an answer is to be, e.g. `100 to 200 words`; null for no limits. Fields may hold no number yet. */
export function wordsAsked(fewest: string, most: string): string | null {
  if (fewest !== '' && most !== '') return `${fewest} to ${most} words`;
  if (fewest !== '') return `at least ${fewest} words`;
  return most === '' ? null : `at most ${most} words`;
}
