import { beforeAll, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../rest/openapi.ts';
import type { Route } from '../../rest/route.ts';
import { send } from '../wire/http.ts';
import { type CheckResponse, createResponseCheck } from '../wire/response-check.ts';
import type { AreaCalls, World } from './calls.ts';
import type { Suite } from './suite.ts';
import { openWorld } from './world.ts';

interface Documented {
  routes: readonly Route[];
  document: OpenApiDocument;
}

/** Tests that each route of the area's REST API responds as documented, and only to callers who may call it. */
export function checkRest(suite: () => Suite, { routes, document }: Documented, { examples = {} }: AreaCalls): void {
  if (routes.length === 0) return;
  let world: World;
  let check: CheckResponse;
  beforeAll(async () => {
    world = await openWorld(suite().server);
    check = await createResponseCheck(document);
  });

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s responds as documented and, unless public, requires a token',
    async (name, { method, path, status, public: open }) => {
      const { address } = suite().server;
      const example = await examples[name]?.(world);
      if (!example) throw new Error(`Give ${name} an example in the area's .calls file.`);
      if (!open) {
        const refused = await send(address, method, example.path ?? path, { body: example.body });
        expect(refused.status).toBe(401);
        expect(check(method, path, 401, refused.body)).toEqual([]);
      }
      const response = await send(address, method, example.path ?? path, example);
      expect(response).toMatchObject({ status });
      expect(check(method, path, response.status, response.body)).toEqual([]);
      if (example.expected !== undefined) expect(response.body).toMatchObject(Object(example.expected));
    },
  );
}
