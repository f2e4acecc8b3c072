/**
 * Runs all items, at most `lanes` at a time, since they mostly wait.
 * @throws the error of a failed lane, once all lanes have ended.
 */
export async function runInLanes<T>(
  lanes: number,
  items: readonly T[],
  run: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const failed = ended.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
