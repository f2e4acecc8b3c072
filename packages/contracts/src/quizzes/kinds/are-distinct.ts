/**
 * Returns whether all texts differ, ignoring case and surrounding blanks. Empty texts are skipped, because they get
 * their own error messages.
 */
export function areDistinct(texts: readonly string[]): boolean {
  const filled = texts.map((text) => String(text).trim().toLowerCase()).filter((text) => text !== '');
  return new Set(filled).size === filled.length;
}
