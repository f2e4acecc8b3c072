import { useState } from 'react';
import type { Confirmed } from '#features/administration/use-confirmed.tsx';
import { useConnection } from '#lib/server/connection.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useStartList } from './account-creation.mutations.ts';
import { type ListAddress, listOf } from './list-place.ts';
import { ListScreen } from './list-screen.tsx';
import { OnePersonForm } from './one-person-form.tsx';
import { PeopleListForm } from './people-list-form.tsx';
import { RecentLists } from './recent-lists.tsx';

interface NewPeopleScreenProps {
  address: ListAddress;
  /** Shows a list, or with null the forms again. */
  onList: (jobId: string | null) => void;
  confirmed: Confirmed;
  /** On the sheets; null where it has no name. */
  school: string | null;
}

const TABS = [
  { id: 'one', label: 'One person' },
  { id: 'several', label: 'Several people' },
] as const;

/** Creates accounts for one person or a whole list, then shows how far that is, and how each of them logs in. */
export function NewPeopleScreen({ address, onList, confirmed, school }: NewPeopleScreenProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('one');
  /** Rows of the last list that were left out, to be mended. */
  const [rest, setRest] = useState('');
  const send = useStartList(confirmed);
  const { state } = useConnection();
  const offline = state === 'offline';
  const jobId = listOf(address);
  const onSent = (id: string, left = rest) => {
    setRest(left);
    onList(id);
  };
  if (jobId !== null) {
    return (
      <ListScreen
        key={jobId}
        jobId={jobId}
        confirmed={confirmed}
        school={school}
        offline={offline}
        onSent={onSent}
        hasRest={rest !== ''}
        onLeave={() => onList(null)}
      />
    );
  }
  return (
    <>
      <PageHeader
        title="Create accounts"
        why="Everybody gets a sheet with a password that works once: they choose their own when they first log in."
      />
      <Tabs label="How many people" tabs={TABS} selected={tab} onSelect={setTab}>
        {tab === 'one' ? (
          <OnePersonForm send={send} offline={offline} onSent={(id) => onSent(id)} />
        ) : (
          <PeopleListForm start={rest} send={send} offline={offline} onSent={onSent} />
        )}
      </Tabs>
      <RecentLists />
    </>
  );
}
