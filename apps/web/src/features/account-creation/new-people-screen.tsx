import type { CreatedAccount } from '@quorbit/contracts/account-creation/schema';
import { useState } from 'react';
import { useConnection } from '#lib/connection.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { Confirmed } from './account-creation.mutations.ts';
import { OnePersonForm } from './one-person-form.tsx';
import { PeopleListForm } from './people-list-form.tsx';
import { SignInSheets } from './sign-in-sheets.tsx';

interface NewPeopleScreenProps {
  confirmed: Confirmed;
  /** On the sheets; null where it has no name. */
  school: string | null;
}

interface Created {
  accounts: CreatedAccount[];
  /** Rows of the list that were left out, to be mended. */
  rest: string;
}

const TABS = [
  { id: 'one', label: 'One person' },
  { id: 'several', label: 'Several people' },
] as const;

/** Creates accounts for one person or a whole list, then shows how each of them logs in. */
export function NewPeopleScreen({ confirmed, school }: NewPeopleScreenProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('one');
  const [rest, setRest] = useState('');
  const [created, setCreated] = useState<Created | null>(null);
  const { state } = useConnection();
  const offline = state === 'offline';
  if (created) {
    return (
      <SignInSheets
        accounts={created.accounts}
        school={school}
        left={created.rest !== ''}
        onDone={() => {
          setRest(created.rest);
          setCreated(null);
        }}
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
          <OnePersonForm
            confirmed={confirmed}
            offline={offline}
            onCreated={(accounts) => setCreated({ accounts, rest })}
          />
        ) : (
          <PeopleListForm
            start={rest}
            confirmed={confirmed}
            offline={offline}
            onCreated={(accounts, left) => setCreated({ accounts, rest: left })}
          />
        )}
      </Tabs>
    </>
  );
}
