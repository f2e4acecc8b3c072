import { useConnection } from '#lib/server/connection.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { BackToTests } from '../authoring/back-to-tests.tsx';
import { useMarkingQueue } from './marking.queries.ts';
import { Marking } from './marking.tsx';
import type { MarkingParams } from './marking-address.ts';

interface MarkingScreenProps {
  id: string;
  params: MarkingParams;
  onNavigate: (place: MarkingParams) => void;
}

/** The marking page: a test's answers, question by question. */
export function MarkingScreen({ id, params, onNavigate }: MarkingScreenProps) {
  const view = useMarkingQueue(id);
  const offline = useConnection().state === 'offline';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <BackToTests />
      {view.state !== 'shown' && <PageHeader title="Marking" />}
      <QueryView
        view={view}
        loading={{
          label: 'Loading the answers to mark',
          className: 'grid gap-5',
          shape: (
            <>
              <Skeleton className="h-11 rounded-field" />
              <Skeleton className="h-24 rounded-card" />
              <Skeleton className="h-96 rounded-card" />
            </>
          ),
        }}
        failing={
          offline
            ? { message: 'You need a connection to mark.', reassurance: 'What you typed in this tab is safe.' }
            : { message: "The answers to mark didn't load.", reassurance: 'Marks that you saved are safe.' }
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
        {(queue) => <Marking queue={queue} params={params} onNavigate={onNavigate} offline={offline} />}
      </QueryView>
    </div>
  );
}
