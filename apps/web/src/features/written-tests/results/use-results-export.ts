import { MAX_PAGE_SIZE } from '@quorbit/contracts/lib/paging';
import type { WrittenResult, WrittenResults } from '@quorbit/contracts/written-tests/marking';
import { useEffect, useRef, useState } from 'react';
import { downloadCsv } from '#lib/files/csv.ts';
import { showFailure } from '#lib/server/errors.ts';
import { trpc } from '#lib/server/trpc.ts';
import { resultsCsv } from './results-csv.ts';

/** Downloads every submitted sitting of a test as CSV. No file is offered if the download breaks off. */
export function useResultsExport(results: WrittenResults) {
  const { client } = trpc.useUtils();
  const running = useRef<AbortController | null>(null);
  const [busy, setBusy] = useState(false);
  const { id: testId } = results.test;

  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    if (running.current) return;
    const run = new AbortController();
    running.current = run;
    setBusy(true);
    try {
      const sittings: WrittenResult[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await client.writtenTests.listResults.query(
          { testId, limit: MAX_PAGE_SIZE, ...(cursor && { cursor }) },
          { signal: run.signal },
        );
        sittings.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== null);
      downloadCsv(`written-test-${testId}.csv`, resultsCsv(results, sittings));
    } catch (error) {
      if (!run.signal.aborted) showFailure(error);
    } finally {
      running.current = null;
      setBusy(false);
    }
  }

  return { busy, start };
}
