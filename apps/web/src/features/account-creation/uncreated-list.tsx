import type { CreationJobDetails } from '@quorbit/contracts/account-creation/schema';
import { useState } from 'react';
import type { WithReauthentication } from '#features/administration/use-reauthentication.tsx';
import { useForm } from '#lib/forms/use-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { useFixList } from './account-creation.mutations.ts';
import { DiscardList } from './discard-list.tsx';
import { formatListText } from './list-text.ts';
import { OfflineNote } from './offline-note.tsx';
import { PeopleListForm } from './people-list-form.tsx';

interface UncreatedListProps {
  list: CreationJobDetails;
  confirmed: WithReauthentication;
  offline: boolean;
  onSent: (jobId: string, rest?: string) => void;
  onDiscarded: () => void;
}

/**
 * The page section of a list whose accounts couldn't be created: says why, and lets its maker retry, change or discard
 * it.
 */
export function UncreatedList({ list, confirmed, offline, onSent, onDiscarded }: UncreatedListProps) {
  const { id, accounts } = list;
  const [editing, setEditing] = useState(false);
  const send = useFixList(confirmed, id);
  const available = (accounts ?? []).filter(({ taken }) => !taken).map(({ taken: _, ...account }) => account);
  const form = useForm({
    initialValues: {},
    validate: async () => [],
    send: async () => onSent(await send(available)),
  });
  if (accounts === null) return null;
  const taken = accounts.filter((account) => account.taken);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Card aria-label="What to do" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {taken.length > 0 && (
          <div className="grid gap-2">
            <h2 className="text-xl">E-mails that have an account now</h2>
            <ul
              className="grid max-h-80 gap-1 overflow-y-auto"
              tabIndex={taken.length > MAX_UNSCROLLED ? 0 : undefined}
            >
              {taken.map(({ name, email }) => (
                <li key={email} className="wrap-anywhere">
                  {name} <span className="text-quiet">{email}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <form {...form.form} className="grid gap-4">
          {form.failure && <FormAlert>{form.failure.message}</FormAlert>}
          <div className="flex flex-wrap gap-3">
            {available.length > 0 && (
              <Button type="submit" look="primary" busy={form.busy} disabled={offline}>
                {formatAction(available.length, taken.length)}
              </Button>
            )}
            {!editing && (
              <Button disabled={offline} onClick={() => setEditing(true)}>
                Change the list
              </Button>
            )}
            <DiscardList jobId={id} action="Discard list" offline={offline} onDiscarded={onDiscarded}>
              None of its accounts will be created.
            </DiscardList>
          </div>
          {offline && <OfflineNote />}
        </form>
      </Card>
      {editing && (
        <PeopleListForm initialText={formatListText(accounts)} send={send} offline={offline} onSent={onSent} />
      )}
    </div>
  );
}

/** The number of taken e-mails that fit without scrolling. */
const MAX_UNSCROLLED = 10;

function formatAction(available: number, taken: number): string {
  if (taken === 0) return 'Try again';
  return available === 1 ? 'Create the other one' : `Create the other ${available.toLocaleString('en')}`;
}
