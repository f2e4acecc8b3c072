/** Returns the whole seconds from the start of an attempt to its end. */
export function secondsTaken({ startedAt, finishedAt }: { startedAt: string; finishedAt: string }): number {
  return Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000);
}
