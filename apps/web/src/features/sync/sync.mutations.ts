import type { ReplaySummary } from '@quorbit/contracts/sync/health';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Tries parked work again: all of it, one learner's, or a single op. */
export function useReplay() {
  const utils = trpc.useUtils();
  return useSingleFlight(
    trpc.sync.replay.useMutation({
      meta: { failure: "We couldn't try that again." },
      onSuccess: (summary) => notify(formatSummary(summary), { type: summary.stillParked > 0 ? 'warning' : 'success' }),
      onSettled: () => utils.sync.health.invalidate(),
    }),
    { secondTab: 'unchanged' },
  );
}

function formatSummary({ applied, rejected, stillParked }: ReplaySummary): string {
  return `${applied} applied, ${rejected} rejected, ${stillParked} still parked.`;
}
