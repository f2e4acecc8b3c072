import { useState } from 'react';
import type { WithReauthentication } from '#features/administration/use-reauthentication.tsx';
import { useConnection } from '#lib/server/connection.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useStartList } from './account-creation.mutations.ts';
import { type ListAddress, parseListAddress } from './list-address.ts';
import { ListScreen } from './list-screen.tsx';
import { OnePersonForm } from './one-person-form.tsx';
import { PeopleListForm } from './people-list-form.tsx';
import { RecentLists } from './recent-lists.tsx';

interface NewPeopleScreenProps {
  address: ListAddress;
  /** Opens the list with this id; with null, shows the forms that create accounts again. */
  onList: (jobId: string | null) => void;
  confirmed: WithReauthentication;
  /** The installation's name, printed on the sign-in sheets; null if it has none. */
  instanceName: string | null;
}

const TABS = [
  { id: 'one', label: 'One person' },
  { id: 'several', label: 'Several people' },
] as const;

/** Creates accounts for one person or a whole list, then shows the progress and the sign-in sheets. */
export function NewPeopleScreen({ address, onList, confirmed, instanceName }: NewPeopleScreenProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('one');
  /** The rows of the last list that were left out, as CSV text to be corrected. */
  const [skippedRows, setSkippedRows] = useState('');
  const send = useStartList(confirmed);
  const { state } = useConnection();
  const offline = state === 'offline';
  const jobId = parseListAddress(address);
  const onSent = (id: string, skipped = skippedRows) => {
    setSkippedRows(skipped);
    onList(id);
  };
  if (jobId !== null) {
    return (
      <ListScreen
        key={jobId}
        jobId={jobId}
        confirmed={confirmed}
        instanceName={instanceName}
        offline={offline}
        onSent={onSent}
        hasSkippedRows={skippedRows !== ''}
        onLeave={() => onList(null)}
      />
    );
  }
  return (
    <>
      <PageHeader
        title="Create accounts"
        description="Everybody gets a sheet with a password that works once: they choose their own when they first log in."
      />
      <Tabs label="How many people" tabs={TABS} selected={tab} onSelect={setTab}>
        {tab === 'one' ? (
          <OnePersonForm send={send} offline={offline} onSent={(id) => onSent(id)} />
        ) : (
          <PeopleListForm initialText={skippedRows} send={send} offline={offline} onSent={onSent} />
        )}
      </Tabs>
      <RecentLists />
    </>
  );
}
