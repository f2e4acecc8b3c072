import { MAX_ACCOUNTS } from '@quorbit/contracts/account-creation/limits';
import type { PeopleFile, RightRow, WrongRow } from '@quorbit/contracts/account-creation/people-file';
import { UserPlus } from 'lucide-react';
import { useForm } from '#lib/forms/use-form.ts';
import { counted } from '#lib/words/counted.ts';
import { Button } from '#ui/buttons/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import type { SendList } from './account-creation.mutations.ts';
import { listText } from './list-text.ts';

const WRONG_COLUMNS: Column<WrongRow>[] = [
  { id: 'line', header: 'Line', numeric: true, cell: ({ line }) => line },
  { id: 'name', header: 'Name', names: true, cell: ({ name }) => <Written>{name}</Written> },
  { id: 'email', header: 'E-mail', cell: ({ email }) => <Written>{email}</Written> },
  {
    id: 'problems',
    header: 'What to do',
    cell: ({ problems }) => problems.map((problem) => <p key={problem}>{problem}</p>),
  },
];

const RIGHT_COLUMNS: Column<RightRow>[] = [
  { id: 'line', header: 'Line', numeric: true, cell: ({ line }) => line },
  { id: 'name', header: 'Name', names: true, cell: ({ name }) => <Written>{name}</Written> },
  { id: 'email', header: 'E-mail', cell: ({ email }) => <Written>{email}</Written> },
  { id: 'role', header: 'Role', cell: ({ role }) => role },
];

interface PeoplePreviewProps {
  file: PeopleFile;
  send: SendList;
  offline: boolean;
  onSent: (jobId: string, rest: string) => void;
}

/** What a list holds: every row that is wrong, with what to do about it, and those that are right. */
export function PeoplePreview({ file: { right, wrong, beyond }, send, offline, onSent }: PeoplePreviewProps) {
  const form = useForm({
    start: {},
    check: async () => [],
    send: async () => {
      const jobId = await send(right.map(({ line: _, ...account }) => account));
      onSent(jobId, listText(wrong));
    },
  });
  const admins = right.filter(({ role }) => role === 'admin').length;
  return (
    <section aria-label="What the list holds" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div role="status">
        <h2 className="text-xl">{summaryOf(right.length, wrong.length)}</h2>
      </div>
      {beyond && (
        <FormAlert>
          {counted(beyond.rows, 'row', 'rows')} from line {beyond.first} on {beyond.rows === 1 ? 'is' : 'are'} left out:
          {` ${MAX_ACCOUNTS}`} people fit at once. Put the others into a second list.
        </FormAlert>
      )}
      {wrong.length > 0 && (
        <DataTable caption="Rows to mend" columns={WRONG_COLUMNS} rows={wrong} keyOf={({ line }) => String(line)} />
      )}
      {right.length > 0 && (
        <>
          <details>
            <summary className="min-h-11 cursor-pointer content-center font-semibold">
              Show {right.length === 1 ? 'the row that is' : `the ${right.length} rows that are`} right
            </summary>
            <DataTable
              caption="Rows that are right"
              dense
              columns={RIGHT_COLUMNS}
              rows={right}
              keyOf={({ line }) => String(line)}
            />
          </details>
          <form {...form.form} className="grid justify-items-start gap-4">
            {form.failure && <FormAlert>{failureWords(form.failure)}</FormAlert>}
            {admins > 0 && (
              <p>
                {counted(admins, 'person becomes an admin', 'people become admins')}, who can do everything that you
                can.
              </p>
            )}
            <Button
              type="submit"
              look="primary"
              busy={form.busy}
              disabled={offline}
              icon={<UserPlus className="size-5" aria-hidden="true" />}
            >
              {actionOf(right.length, wrong.length > 0 || beyond !== null)}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}

function Written({ children }: { children: string }) {
  return <span className="wrap-anywhere">{children || '–'}</span>;
}

function summaryOf(right: number, wrong: number): string {
  if (right + wrong === 0) return 'There is nobody in this list.';
  const ready = `${counted(right, 'person is', 'people are')} ready.`;
  return wrong === 0 ? ready : `${ready} ${counted(wrong, 'row needs', 'rows need')} a change.`;
}

function actionOf(right: number, someAreLeft: boolean): string {
  if (someAreLeft) return right === 1 ? 'Create the one that is right' : `Create the ${right} that are right`;
  return right === 1 ? 'Create 1 account' : `Create ${right} accounts`;
}

function failureWords({ kind, message }: { kind: string; message: string }): string {
  if (kind !== 'network') return message;
  return "We don't know whether that arrived. Try again: nobody is created twice.";
}
