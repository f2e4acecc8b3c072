import type { AnyRouter } from '@trpc/server';
import { areas } from './areas.ts';
import type { Area } from './kernel/area.ts';
import { router } from './trpc/procedures.ts';

type Areas = typeof areas;

/** The type of all routers, by the name of their area; areas without a router are left out. */
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

/** Returns a tRPC router with the routers of these areas, each under its area's name. */
export function createAppRouter(all: Areas) {
  return router(toRouters(all));
}

/** The tRPC router with every procedure of the server. */
export const appRouter = createAppRouter(areas);

export type AppRouter = typeof appRouter;
