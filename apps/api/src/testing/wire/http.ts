/** A response as it came over the wire. `body` is the parsed JSON, undefined if the response has no JSON body. */
export interface HttpResponse {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

export interface HttpRequest {
  token?: string | undefined;
  /** The request body, sent as JSON. */
  body?: unknown;
  /** The request body, sent unchanged. */
  raw?: string | undefined;
  headers?: Record<string, string>;
}

/** Sends one request through a real socket, without following redirects. */
export async function send(
  address: string,
  method: string,
  path: string,
  { token, body, raw, headers = {} }: HttpRequest = {},
): Promise<HttpResponse> {
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(`${address}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: payload }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // HTML pages and empty bodies aren't JSON.
    return undefined;
  }
}
