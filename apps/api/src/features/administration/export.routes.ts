// The route by which admins download a user's data, on that user's request.
import { exportPathOf } from '@quorbit/contracts/accounts/export';
import { personInput } from '@quorbit/contracts/administration/schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kernel/deps.ts';
import { notFound } from '../../lib/app-error.ts';
import { createExportSender } from '../accounts/export/export.routes.ts';
import { startExportOf } from './administration.service.ts';

/** Registers `POST /api/users/{userId}/export`, for admins. */
export function registerExportOfPerson(app: FastifyInstance, deps: Deps): void {
  const send = createExportSender(app, deps);
  app.post<{ Params: { userId: string } }>(exportPathOf(':userId'), (request, reply) =>
    send(request, reply, (ctx) => {
      const person = personInput.safeParse(request.params);
      if (!person.success) throw notFound('User');
      return startExportOf(ctx, person.data);
    }),
  );
}
