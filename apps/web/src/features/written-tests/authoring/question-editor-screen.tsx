import { useConnection } from '#lib/server/connection.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useManagedTest } from './authoring.queries.ts';
import { QuestionEditor } from './question-editor.tsx';

/** The page on which admins edit the questions of one test. */
export function QuestionEditorScreen({ id }: { id: string }) {
  const view = useManagedTest(id);
  const offline = useConnection().state === 'offline';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      {view.state !== 'shown' && <PageHeader title="Questions" />}
      <QueryView
        view={view}
        loading={{
          label: 'Loading the test',
          className: 'grid max-w-3xl gap-3',
          shape: (
            <>
              <Skeleton className="mb-4 h-11 w-48" />
              <Skeletons count={5} className="h-14 rounded-card" />
            </>
          ),
        }}
        failing={
          offline
            ? { message: 'You need a connection to edit a test.', reassurance: 'What you typed in this tab is safe.' }
            : { message: "The test didn't load.", reassurance: 'Your questions are safe on the server.' }
        }
        missing={
          <EmptyState
            drawing="not-found"
            action={<LinkButton to="/admin/written-tests">Back to written tests</LinkButton>}
          >
            This test isn't there. Somebody may have deleted it.
          </EmptyState>
        }
      >
        {(test) => <QuestionEditor test={test} offline={offline} />}
      </QueryView>
    </div>
  );
}
