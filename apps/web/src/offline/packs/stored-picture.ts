/** A picture, stored separately from the packs that show it. */
export interface StoredPicture {
  hash: string;
  /** The media type, e.g. `image/webp`. */
  type: string;
  bytes: ArrayBuffer;
}
