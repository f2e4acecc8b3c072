/** The search parameters of an adaptive quiz: the id of the result to show, if any. */
export interface AdaptiveAddress {
  result?: string | undefined;
}

export function parseResultId({ result }: { result?: unknown }): string | null {
  return typeof result === 'string' && result !== '' ? result : null;
}
