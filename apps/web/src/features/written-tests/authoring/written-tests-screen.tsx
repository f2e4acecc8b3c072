import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { TABLE_LOADING } from '#ui/loading/table-loading.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useManagedTests } from './authoring.queries.ts';
import { CreateTestDialog } from './test-dialogs.tsx';
import { TestTable } from './test-table.tsx';

/** The admins' page with all written tests. */
export function WrittenTestsScreen() {
  const offline = useConnection().state === 'offline';
  const [creating, setCreating] = useState(false);
  const create = (
    <Button
      look="primary"
      disabled={offline}
      icon={<Plus className="size-5" aria-hidden="true" />}
      onClick={() => setCreating(true)}
    >
      Create test
    </Button>
  );
  const view = useManagedTests();
  const isEmpty = view.state === 'shown' && view.data.length === 0;
  return (
    <>
      <PageHeader
        title="Written Tests"
        description="Tests that learners answer in their own words, and you mark."
        action={isEmpty ? null : create}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <QueryView
          view={view}
          loading={{ ...TABLE_LOADING, label: 'Loading written tests' }}
          failing={
            offline
              ? { message: 'You need a connection to see written tests.', reassurance: "They're safe on the server." }
              : { message: "The written tests didn't load.", reassurance: "They're safe on the server." }
          }
          empty={<NoTests create={create} />}
          more="Show more tests"
        >
          {(tests) => <TestTable tests={tests} offline={offline} />}
        </QueryView>
      </div>
      {creating && <CreateTestDialog onClose={() => setCreating(false)} />}
    </>
  );
}

const STEPS = [
  ['Write', 'Add questions with marks, a rubric and notes for markers, then publish.'],
  ['Let learners take it', "Each has the same time from their own start. What they write isn't lost offline."],
  ['Mark and publish', 'Mark question by question. All learners get their marks at once.'],
] as const;

function NoTests({ create }: { create: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <EmptyState title="No written tests yet" action={create}>
        A written test takes three steps.
      </EmptyState>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-3">
        {STEPS.map(([title, words], index) => (
          <li key={title} className="grid content-start gap-1 rounded-card border border-base-300 bg-base-100 p-5">
            <h2 className="flex items-center gap-3 text-lg">
              <span
                className="figures grid size-8 shrink-0 place-items-center rounded-full bg-primary/10 text-base text-primary"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              {title}
            </h2>
            <p className="text-quiet">{words}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
