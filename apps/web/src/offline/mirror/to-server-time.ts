/**
 * Converts a time of this device to the server's time, as far as the difference is known.
 * @param skew the difference as last measured in milliseconds, used if the op has none.
 */
export function toServerTime(at: string, op: { skew?: number }, skew: number | null): string {
  return new Date(Date.parse(at) + (op.skew ?? skew ?? 0)).toISOString();
}
