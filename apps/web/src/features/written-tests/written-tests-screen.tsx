import { useEffect, useState } from 'react';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { WrittenTestCard } from './written-test-card.tsx';
import { selectSubmitting } from './written-tests.mirror.ts';
import { useWrittenTests } from './written-tests.queries.ts';

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3';
const REFRESH_MS = 15_000;

/** The page with every published written test and the learner's state in each. */
export function WrittenTestsScreen() {
  const view = useWrittenTests();
  const submitting = useMirror(selectSubmitting, null, []);
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <PageHeader
        title="Written tests"
        description="Answer in your own words. Your teacher marks them."
        action={<LinkButton to="/user/written-reports">Your written reports</LinkButton>}
      />
      <div className="grid gap-6">
        <QueryView
          view={view}
          loading={{
            label: 'Loading written tests',
            className: GRID,
            shape: <Skeletons count={3} className="h-64 rounded-card" />,
          }}
          failing={{ message: "We couldn't load the written tests.", reassurance: 'Answers you wrote are safe.' }}
          empty={
            <EmptyState action={<LinkButton to="/user/test">Choose a quiz</LinkButton>}>
              No written tests yet. New ones show up as soon as they're published.
            </EmptyState>
          }
          more="Show more written tests"
        >
          {(tests) => (
            <ul aria-label="Written tests" className={GRID}>
              {tests.map((test) => (
                <li key={test.id}>
                  <WrittenTestCard
                    test={test}
                    submitting={
                      submitting === undefined ? undefined : submitting?.includes(test.sitting?.id ?? '') === true
                    }
                    now={now}
                  />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </>
  );
}
