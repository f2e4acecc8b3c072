/** The error of a write whose topic another owner has taken over; nothing was written. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
  constructor(topic: string) {
    super(`Somebody else owns ${topic}.`);
  }
}
