// Where mail programs turn reminders off (RFC 8058). A plain route: they send a form, and nobody reads the answer.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../../../kernel/deps.ts';
import { createContext } from '../../../trpc/create-context.ts';
import { STOP_REMINDERS_PAGE, STOP_REMINDERS_PATH } from '../credentials/account-mails.ts';
import { stopReminders } from './reminder-stop.service.ts';

const query = z.object({ token: z.catch(z.string().check(z.maxLength(200)), '') });

/** A visit changes nothing, since programs that check mail for malice visit each link. */
export function registerReminderStop(app: FastifyInstance, deps: Deps): void {
  // In a scope of its own: nowhere else is a form taken.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // What the form says does not matter: the address says it all.
    scope.addContentTypeParser('*', { bodyLimit: 1_024, parseAs: 'string' }, (_request, _body, done) => done(null));
    scope.post(STOP_REMINDERS_PATH, { config: { anyBody: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await stopReminders(await createContext(deps, request), { token: tokenOf(request) });
      return reply.status(204).send();
    });
    scope.get(STOP_REMINDERS_PATH, { exposeHeadRoute: false }, (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`${STOP_REMINDERS_PAGE}?${new URLSearchParams({ token: tokenOf(request) })}`),
    );
  });
}

function tokenOf(request: FastifyRequest): string {
  return query.parse(request.query).token;
}
