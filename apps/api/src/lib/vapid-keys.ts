/** A pair of keys of P-256 in base64url: push services know a server by it. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}
