/** What the address says: the result that is shown, if any. */
export interface AdaptiveAddress {
  result?: string | undefined;
}

export function parseResultId({ result }: { result?: unknown }): string | null {
  return typeof result === 'string' && result !== '' ? result : null;
}
