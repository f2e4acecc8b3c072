import type { AnyRouter } from '@trpc/server';
import { areas } from './areas.ts';
import type { Area } from './kernel/area.ts';
import { router } from './trpc/procedures.ts';

type Areas = typeof areas;

/** The routers of those areas that have one, by the area's name. */
type Routers = {
  [Name in keyof Areas as Areas[Name] extends { router: AnyRouter } ? Name : never]: Areas[Name] extends {
    router: infer R;
  }
    ? R
    : never;
};

function toRouters(all: Areas): Routers {
  const entries = Object.entries<Area>(all).flatMap(([name, { router }]) => (router ? [[name, router]] : []));
  return Object.fromEntries(entries);
}

/** Every capability of these areas; routers bear their area's name. */
export function createAppRouter(all: Areas) {
  return router(toRouters(all));
}

/** Every capability of the server. */
export const appRouter = createAppRouter(areas);

export type AppRouter = typeof appRouter;
