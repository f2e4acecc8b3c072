/** A picture kept beside the packs that show it. */
export interface StoredPicture {
  hash: string;
  /** E.g. `image/webp`. */
  type: string;
  bytes: ArrayBuffer;
}
