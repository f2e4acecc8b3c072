/** An answer as it came over the wire. `body` is the parsed JSON, undefined where there is none or it is something else. */
export interface HttpAnswer {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

export interface HttpRequest {
  token?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  raw?: string | undefined;
  headers?: Record<string, string>;
}

/** One request through a real socket. Redirects are not followed. */
export async function send(
  address: string,
  method: string,
  path: string,
  { token, body, raw, headers = {} }: HttpRequest = {},
): Promise<HttpAnswer> {
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const answer = await fetch(`${address}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: payload }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Pages, and answers without a body.
    return undefined;
  }
}
