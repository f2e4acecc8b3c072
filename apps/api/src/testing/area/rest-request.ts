import { inputFieldOf, pathParameters, takesBody } from '../../rest/input.ts';
import type { Route } from '../../rest/route.ts';
import { toJson } from '../wire/hostile.ts';

/** Splits an input into the path, query and body of a request to the route. */
export function restRequest(route: Route, input: unknown): { address: string; raw: string | undefined } {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  const fields: Record<string, unknown> = isObject ? { ...input } : {};
  let address: string = route.path;
  for (const name of pathParameters(route.path)) {
    address = address.replace(`{${name}}`, () => encoded(fields[inputFieldOf(route, name)]));
    delete fields[inputFieldOf(route, name)];
  }
  if (takesBody(route)) return { address, raw: toJson(isObject ? fields : input) };
  const query = Object.entries(fields).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return { address: query.length > 0 ? `${address}?${query.join('&')}` : address, raw: undefined };
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : toJson(value);
  return encodeURIComponent(text.toWellFormed());
}
