/**
 * Whether all texts differ, ignoring case and surrounding blanks. Empty ones are skipped: each gets a message of its
 * own.
 */
export function areDistinct(texts: readonly string[]): boolean {
  const filled = texts.map((text) => String(text).trim().toLowerCase()).filter((text) => text !== '');
  return new Set(filled).size === filled.length;
}
