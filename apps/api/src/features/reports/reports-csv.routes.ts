// Serves reports as one CSV file. It's a plain route, sent page by page, so that memory stays bounded for any number of
// reports.
import { Readable } from 'node:stream';
import { REPORTS_CSV_PATH, reportHeaderOf, toReportRow } from '@quorbit/contracts/attempts/reports-csv';
import { type ListReportsInput, listReportsInput, type ReportCard } from '@quorbit/contracts/attempts/schema';
import { BYTE_ORDER_MARK, toCsvRows } from '@quorbit/contracts/lib/csv';
import { MAX_PAGE_SIZE, type Page } from '@quorbit/contracts/lib/paging';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../kernel/deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { createContext } from '../../trpc/create-context.ts';
import { requireActor } from '../../trpc/procedures.ts';
import { listReports } from './reports.service.ts';

/** The points of the client's rate limit that a file costs. */
const POINTS = 30;

/**
 * Serves `GET /api/reports.csv`, which takes the filters of `reports.list`. Errors are sent before the first byte of
 * the file.
 */
export function registerReportsCsv(app: FastifyInstance, deps: Deps): void {
  app.get(REPORTS_CSV_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const input = parseFilters(request);
    await request.charge(POINTS - 1);
    const first = await readPage(deps, request, input);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="quorbit-reports.csv"')
      .send(Readable.from(streamCsv(deps, request, input, first)));
  });
}

function parseFilters({ query }: FastifyRequest): ListReportsInput {
  const { cursor: _cursor, ...filters } = query as Record<string, unknown>;
  const parsed = listReportsInput.safeParse({ ...filters, limit: MAX_PAGE_SIZE });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  throw new AppError('INVALID', issues[0]?.message ?? 'Check the filters.', { issues });
}

async function* streamCsv(
  deps: Deps,
  request: FastifyRequest,
  input: ListReportsInput,
  first: Page<ReportCard>,
): AsyncGenerator<string> {
  const named = input.userId !== undefined;
  yield BYTE_ORDER_MARK + toCsvRows([reportHeaderOf({ named })]);
  for (let page = first; ; page = await readPage(deps, request, { ...input, cursor: page.nextCursor ?? undefined })) {
    if (page.items.length > 0) yield toCsvRows(page.items.map((report) => toReportRow(report, { named })));
    if (page.nextCursor === null) return;
  }
}

/** Reads a page and checks the session again each time, so that the file ends when the session does. */
async function readPage(deps: Deps, request: FastifyRequest, input: ListReportsInput): Promise<Page<ReportCard>> {
  const ctx = await createContext(deps, request);
  return listReports(ctx.onLane('reports').db, await requireActor(ctx), input, ctx.now());
}
