// The address from which a host downloads the report of a game as a table.
import { roomCode } from '@quorbit/contracts/rooms/schema';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../lib/app-error.ts';
import type { Deps } from '../../trpc/context.ts';
import { createContext } from '../../trpc/create-context.ts';
import { requireActor } from '../../trpc/procedures.ts';
import { classReportCsv } from './class-report-csv.ts';
import { getClassReport } from './room-lists.service.ts';

/** Serves `GET /api/real-time-quiz/{roomId}/report.csv` to the host of the last game in that room. */
export function registerClassReports(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { roomId: string } }>('/api/real-time-quiz/:roomId/report.csv', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const code = roomCode.safeParse(request.params.roomId);
    if (!code.success) throw notFound('Report');
    const ctx = await createContext(deps, request);
    const report = await getClassReport(ctx.db, await requireActor(ctx), { roomId: code.data });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="quiz-${code.data}.csv"`)
      .send(classReportCsv(report));
  });
}
