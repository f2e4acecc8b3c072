import type { CreationJobDetails } from '@quorbit/contracts/account-creation/schema';
import { useState } from 'react';
import type { Confirmed } from '#features/administration/use-confirmed.tsx';
import { useForm } from '#lib/forms/use-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { useMendList } from './account-creation.mutations.ts';
import { DiscardList } from './discard-list.tsx';
import { listText } from './list-text.ts';
import { OfflineLine } from './offline-line.tsx';
import { PeopleListForm } from './people-list-form.tsx';

interface UncreatedListProps {
  list: CreationJobDetails;
  confirmed: Confirmed;
  offline: boolean;
  onSent: (jobId: string, rest?: string) => void;
  onDiscarded: () => void;
}

/** A list that couldn't be created: why, and what its maker can do about it. */
export function UncreatedList({ list, confirmed, offline, onSent, onDiscarded }: UncreatedListProps) {
  const { id, accounts } = list;
  const [changing, setChanging] = useState(false);
  const send = useMendList(confirmed, id);
  const free = (accounts ?? []).filter(({ taken }) => !taken).map(({ taken: _, ...account }) => account);
  const form = useForm({ start: {}, check: async () => [], send: async () => onSent(await send(free)) });
  if (accounts === null) return null;
  const taken = accounts.filter((account) => account.taken);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Card aria-label="What to do" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {taken.length > 0 && (
          <div className="grid gap-2">
            <h2 className="text-xl">E-mails that have an account now</h2>
            <ul className="grid max-h-80 gap-1 overflow-y-auto" tabIndex={taken.length > MANY ? 0 : undefined}>
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
            {free.length > 0 && (
              <Button type="submit" look="primary" busy={form.busy} disabled={offline}>
                {actionOf(free.length, taken.length)}
              </Button>
            )}
            {!changing && (
              <Button disabled={offline} onClick={() => setChanging(true)}>
                Change the list
              </Button>
            )}
            <DiscardList jobId={id} action="Discard list" offline={offline} onDiscarded={onDiscarded}>
              None of its accounts is created.
            </DiscardList>
          </div>
          {offline && <OfflineLine />}
        </form>
      </Card>
      {changing && <PeopleListForm start={listText(accounts)} send={send} offline={offline} onSent={onSent} />}
    </div>
  );
}

/** The number of e-mails that fit without scrolling. */
const MANY = 10;

function actionOf(free: number, taken: number): string {
  if (taken === 0) return 'Try again';
  return free === 1 ? 'Create the other one' : `Create the other ${free.toLocaleString('en')}`;
}
