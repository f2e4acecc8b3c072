/** When an op was done, in the server's time as far as it is known. @param skew as last measured, milliseconds */
export function toServerTime(at: string, op: { skew?: number }, skew: number | null): string {
  return new Date(Date.parse(at) + (op.skew ?? skew ?? 0)).toISOString();
}
