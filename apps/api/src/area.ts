import type { Area } from './kernel/area.ts';
import type { RestFace } from './rest/route.ts';

/** An area with its part of the REST API. */
export type ServerArea = Area<RestFace>;

/** Checks an area's parts (an unknown name is a type error) and keeps the type of its router. */
export function area<const A extends ServerArea>(parts: A & Record<Exclude<keyof A, keyof Area>, never>): A {
  return parts;
}
