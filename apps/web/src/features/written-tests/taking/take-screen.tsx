import type { WrittenTestDetail } from '@quorbit/contracts/written-tests/schema';
import { useEffect } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import type { View } from '#lib/server/view.ts';
import { BackLink } from '#ui/buttons/back-link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { PageLoader } from '#ui/loading/page-loader.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { RULES_LOADING } from '#ui/player/rules-facts.tsx';
import type { StartedTest } from '../sittings.mirror.ts';
import { useWrittenTest } from '../written-tests.queries.ts';
import { SittingPlayer } from './sitting-player.tsx';
import { Submitted } from './submitted.tsx';
import { TestRules } from './test-rules.tsx';
import { useSitting } from './use-sitting.ts';

const isStarted = (test: WrittenTestDetail): test is StartedTest => test.sitting !== null;

/**
 * The page for taking a written test: its rules, then the player, then its status after submitting. The test in
 * progress is read from this device.
 */
export function TakeScreen({ testId }: { testId: string }) {
  const { store, found } = useSitting(testId);
  const { view, at } = useWrittenTest(testId);
  const startedTest = view.state === 'shown' && isStarted(view.data) ? view.data : null;
  useEffect(() => {
    if (startedTest) void store.storeTest(startedTest, at);
  }, [store, startedTest, at]);

  if (found === undefined) return <PageLoader />;
  if (found && found.local.submittedAt === null) return <SittingPlayer store={store} found={found} />;
  if (found) return <Submitted test={found.local.test} submittedAt={found.local.submittedAt} />;
  // The sitting is being stored on the device, from where the player reads it.
  if (startedTest?.sitting.state === 'in_progress') return <PageLoader />;
  if (startedTest) return <Submitted test={startedTest} submittedAt={null} />;
  return <TestIntro view={view} />;
}

function TestIntro({ view }: { view: View<WrittenTestDetail> }) {
  const offline = useConnection().state === 'offline';
  return (
    <div className="mx-auto grid max-w-reading grid-cols-1 gap-6">
      <BackLink to="/written-tests">All written tests</BackLink>
      {view.state !== 'shown' && (
        <>
          <PageTitle title="Written test" />
          <h1 tabIndex={-1} className="text-2xl">
            Written test
          </h1>
        </>
      )}
      <QueryView
        view={view}
        loading={{
          label: 'Loading test',
          className: 'grid gap-6',
          shape: RULES_LOADING,
        }}
        failing={{
          message: offline ? "You're offline, and this test isn't on this device." : "We couldn't load this test.",
          reassurance: 'Answers you wrote are safe on this device.',
        }}
        missing={
          <EmptyState drawing="not-found" action={<LinkButton to="/written-tests">All written tests</LinkButton>}>
            We couldn't find that test. It may have been removed.
          </EmptyState>
        }
      >
        {(test) => <TestRules test={test} />}
      </QueryView>
    </div>
  );
}
