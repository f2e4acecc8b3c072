import type { Area } from './kernel/area.ts';
import type { RestApi } from './rest/route.ts';

/** An area with its part of the REST API. */
export type ServerArea = Area<RestApi>;

/** Checks an area's parts (an unknown name is a type error) and keeps the type of its router. */
export function defineArea<const A extends ServerArea>(parts: A & Record<Exclude<keyof A, keyof Area>, never>): A {
  return parts;
}
