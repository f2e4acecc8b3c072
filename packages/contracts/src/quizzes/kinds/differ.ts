/** Whether no two of these texts are the same but for case and blanks around them. Empty ones are told one by one. */
export function differ(texts: readonly string[]): boolean {
  const filled = texts.map((text) => String(text).trim().toLowerCase()).filter((text) => text !== '');
  return new Set(filled).size === filled.length;
}
