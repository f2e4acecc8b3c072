/** A reply of the server, stored on this device. */
export interface StoredReply {
  key: string;
  /** The reply's data as JSON. */
  text: string;
  /** The time at which the server sent the reply, in milliseconds. */
  at: number;
}
