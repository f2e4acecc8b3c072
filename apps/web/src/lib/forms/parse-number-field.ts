/** What somebody typed into a number field; NaN for nothing, which every rule for numbers refuses. */
export function parseNumberField(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
