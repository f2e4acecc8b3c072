/** Parses the text of a number field; NaN if it's empty, which every rule for numbers refuses. */
export function parseNumberField(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
