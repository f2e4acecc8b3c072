/** Another owner has taken over: whatever this one wanted to write was not written. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
  constructor(topic: string) {
    super(`Somebody else owns ${topic}.`);
  }
}
