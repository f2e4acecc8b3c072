import type { ManagedWrittenTest } from '@quorbit/contracts/written-tests/authoring';
import { useConnection } from '#lib/server/connection.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ChartCardSkeleton } from '#ui/charts/chart-card.tsx';
import { Select } from '#ui/forms/select.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useManagedTests } from '../authoring/authoring.queries.ts';
import { BackToTests } from '../authoring/back-to-tests.tsx';
import { useWrittenResults } from './results.queries.ts';
import { Results } from './results.tsx';

interface ResultsScreenProps {
  /** The test id in the address; null if there is none. */
  testId: string | null;
  onTest: (testId: string) => void;
}

const FIGURES_SKELETON = (
  <>
    <div className="grid grid-cols-2 gap-3 *:first:max-xl:col-span-2 lg:grid-cols-3 xl:grid-cols-5">
      <Skeletons count={5} className="h-32 rounded-card" />
    </div>
    <ChartCardSkeleton />
  </>
);

/** The page with the results of written tests, one test at a time. */
export function ResultsScreen({ testId, onTest }: ResultsScreenProps) {
  const view = useManagedTests();
  const offline = useConnection().state === 'offline';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <BackToTests />
      <PageHeader
        title="Written test results"
        description="Who took a test, how it went, and which questions were hard."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <QueryView
          view={view}
          loading={{
            label: 'Loading written tests',
            className: 'grid gap-6',
            shape: (
              <>
                <Skeleton className="h-19 max-w-120 rounded-field" />
                {FIGURES_SKELETON}
              </>
            ),
          }}
          failing={
            offline
              ? { message: 'You need a connection to see results.', reassurance: "They're safe on the server." }
              : { message: "The written tests didn't load.", reassurance: "They're safe on the server." }
          }
          isEmpty={(tests) => tests.every(isDraft) && testId === null}
          empty={
            <EmptyState
              title="No results yet"
              action={<LinkButton to="/admin/written-tests">Back to written tests</LinkButton>}
            >
              Results appear here once learners take a written test.
            </EmptyState>
          }
          more="Show more tests to choose from"
        >
          {(tests) => <ChosenTest tests={tests} testId={testId} onTest={onTest} offline={offline} />}
        </QueryView>
      </div>
    </div>
  );
}

const isDraft = ({ status }: ManagedWrittenTest) => status === 'draft';

interface ChosenTestProps extends ResultsScreenProps {
  tests: readonly ManagedWrittenTest[];
  offline: boolean;
}

/**
 * Shows the test in the address. Without one, shows the test with a submission that opened last, or if none has a
 * submission, the last one to open.
 */
function ChosenTest({ tests, testId, onTest, offline }: ChosenTestProps) {
  const publishedTests = tests.filter((test) => !isDraft(test));
  const id = testId ?? (publishedTests.find(({ submitted }) => submitted > 0) ?? publishedTests[0])?.id ?? '';
  const results = useWrittenResults(id);
  const title = results.state === 'shown' ? results.data.test.title : 'Chosen test';
  const options = (
    publishedTests.some((test) => test.id === id) ? publishedTests : [{ id, title }, ...publishedTests]
  ).map((test) => ({
    value: test.id,
    label: test.title,
  }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Select
        name="test"
        label="Test"
        value={id}
        options={options}
        onChange={(event) => onTest(event.currentTarget.value)}
        className="max-w-120"
      />
      <QueryView
        view={results}
        loading={{ label: 'Loading results', className: 'grid gap-6', shape: FIGURES_SKELETON }}
        failing={{ message: "The results didn't load.", reassurance: "They're safe on the server." }}
        missing={<EmptyState drawing="not-found">This test isn't there. Somebody may have deleted it.</EmptyState>}
      >
        {(shown) => <Results key={shown.test.id} results={shown} offline={offline} />}
      </QueryView>
    </div>
  );
}
