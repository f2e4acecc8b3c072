/** One stored reply. */
export interface StoredReply {
  key: string;
  /** JSON. */
  text: string;
  /** When the server sent it; milliseconds. */
  at: number;
}
