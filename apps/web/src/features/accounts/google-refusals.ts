const GOOGLE_REFUSALS = ['denied', 'state', 'failed', 'unverified', 'refused', 'linked'] as const;

/** Why a sign-in through Google ended without one, as the server's redirect names it. */
export type GoogleRefusal = (typeof GOOGLE_REFUSALS)[number];

/** A code of ours, or nothing for any other text. */
export function readRefusal(value: unknown): GoogleRefusal | undefined {
  return GOOGLE_REFUSALS.find((code) => code === value);
}
