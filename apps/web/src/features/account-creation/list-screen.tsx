import type { CreatedAccount, CreationJobDetails } from '@quorbit/contracts/account-creation/schema';
import { useState } from 'react';
import type { WithReauthentication } from '#features/administration/use-reauthentication.tsx';
import { BackLink } from '#ui/buttons/back-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useOpenSheets } from './account-creation.mutations.ts';
import { useAccountList } from './account-creation.queries.ts';
import { CreatedList } from './created-list.tsx';
import { DiscardList } from './discard-list.tsx';
import { formatListHeading } from './list-heading.ts';
import { ListProgress } from './list-progress.tsx';
import { SignInSheets } from './sign-in-sheets.tsx';
import { UncreatedList } from './uncreated-list.tsx';

interface ListScreenProps {
  jobId: string;
  confirmed: WithReauthentication;
  instanceName: string | null;
  offline: boolean;
  /** Whether the admin still has rows to correct that were left out of the list. */
  hasSkippedRows: boolean;
  /** Called after a list was sent again, with its job's id and, as CSV text, the rows that were left out. */
  onSent: (jobId: string, rest?: string) => void;
  /** Goes back to the forms that create accounts. */
  onLeave: () => void;
}

/** The page of one list of people: the progress of creating their accounts, then their sign-in sheets. */
export function ListScreen({ jobId, instanceName, hasSkippedRows, onLeave, ...listProps }: ListScreenProps) {
  const view = useAccountList(jobId);
  const [sheets, setSheets] = useState<CreatedAccount[] | null>(null);
  const { mutate: open, isPending: opening } = useOpenSheets(listProps.confirmed, jobId, setSheets);
  if (sheets) return <SignInSheets accounts={sheets} instanceName={instanceName} onDone={() => setSheets(null)} />;
  const heading = view.state === 'shown' ? formatListHeading(view.data) : { title: 'A list of people' };
  return (
    <>
      <BackLink to="/admin/people/new" className="mb-2">
        Create accounts
      </BackLink>
      <div role="status">
        <PageHeader {...heading} />
      </div>
      <QueryView
        view={view}
        loading={{ label: 'Loading the list', shape: <Skeleton className="h-36 rounded-card" /> }}
        failing={{ message: "The list didn't load.", reassurance: 'Your accounts and their sign-in sheets are safe.' }}
        missing={
          <EmptyState drawing="not-found">
            This list isn't here any more. Lists are deleted with their sheets; accounts that were created stay.
          </EmptyState>
        }
      >
        {(list) => (
          <ListState {...listProps} list={list} opening={opening} onOpen={() => open()} onDiscarded={onLeave} />
        )}
      </QueryView>
      {hasSkippedRows && (
        <Card aria-label="Other rows" className="mt-6 flex flex-wrap items-center justify-between gap-4">
          <p>Other rows of your list still need fixing.</p>
          <Button onClick={onLeave}>Fix the other rows</Button>
        </Card>
      )}
    </>
  );
}

interface ListStateProps extends Pick<ListScreenProps, 'confirmed' | 'offline' | 'onSent'> {
  list: CreationJobDetails;
  opening: boolean;
  onOpen: () => void;
  onDiscarded: () => void;
}

function ListState({ list, confirmed, offline, opening, onSent, onOpen, onDiscarded }: ListStateProps) {
  if (list.state === 'created')
    return <CreatedList list={list} offline={offline} opening={opening} onOpen={onOpen} onDiscarded={onDiscarded} />;
  if (list.state !== 'running')
    return (
      <UncreatedList list={list} confirmed={confirmed} offline={offline} onSent={onSent} onDiscarded={onDiscarded} />
    );
  return (
    <Card aria-label="Progress" className="grid gap-4">
      <ListProgress list={list} />
      {list.own && (
        <div>
          <DiscardList jobId={list.id} action="Stop and discard list" offline={offline} onDiscarded={onDiscarded}>
            None of its accounts will be created.
          </DiscardList>
        </div>
      )}
    </Card>
  );
}
