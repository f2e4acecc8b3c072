/** Sends one request with bytes as its body, through a real socket. */
export function sendBytes(
  address: string,
  path: string,
  bytes: Uint8Array | ReadableStream<Uint8Array>,
  { token, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(`${address}${path}`, {
    method: 'PUT',
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    body: bytes,
    // A streamed body has no known length and needs half-duplex mode.
    ...(bytes instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);
}
