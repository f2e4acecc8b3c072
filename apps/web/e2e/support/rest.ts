import { ADMIN } from './people.ts';

export async function adminToken(address: string): Promise<string> {
  return (await caller(address, null)<{ token: string }>('/api/auth/login', ADMIN)).token;
}

/** Returns a function that calls the REST API with this token: POST with a body, GET without one. */
export function caller(address: string, token: string | null) {
  return async <T>(path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${address}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json() as Promise<T>;
  };
}
