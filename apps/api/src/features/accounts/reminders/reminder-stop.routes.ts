// The route at which mail programs turn reminders off with one click (RFC 8058). It's a plain HTTP route, because they
// post a form and ignore the response.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../../../kernel/deps.ts';
import { createContext } from '../../../trpc/create-context.ts';
import { STOP_REMINDERS_PAGE, STOP_REMINDERS_PATH } from '../credentials/account-mails.ts';
import { stopReminders } from './reminder-stop.service.ts';

const query = z.object({ token: z.catch(z.string().check(z.maxLength(200)), '') });

/**
 * Registers the routes that turn reminders off. Only POST does so: GET redirects to a page and changes nothing, since
 * malware scanners visit every link in a mail.
 */
export function registerReminderStop(app: FastifyInstance, deps: Deps): void {
  // The routes have their own Fastify scope, because no other route accepts form bodies.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The form's content is ignored, because the token is in the URL.
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
