import { MAX_ACCOUNTS } from '@quorbit/contracts/account-creation/limits';
import type { InvalidRow, ParsedPeople, ValidRow } from '@quorbit/contracts/account-creation/parse-people';
import { UserPlus } from 'lucide-react';
import { useForm } from '#lib/forms/use-form.ts';
import { formatCount } from '#lib/words/format-count.ts';
import { Button } from '#ui/buttons/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import type { SendList } from './account-creation.mutations.ts';
import { formatListText } from './list-text.ts';

const INVALID_ROW_COLUMNS: Column<InvalidRow>[] = [
  { id: 'line', header: 'Line', numeric: true, cell: ({ line }) => line },
  { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => <TypedText>{name}</TypedText> },
  { id: 'email', header: 'E-mail', cell: ({ email }) => <TypedText>{email}</TypedText> },
  {
    id: 'problems',
    header: 'What to do',
    cell: ({ problems }) => problems.map((problem) => <p key={problem}>{problem}</p>),
  },
];

const VALID_ROW_COLUMNS: Column<ValidRow>[] = [
  { id: 'line', header: 'Line', numeric: true, cell: ({ line }) => line },
  { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => <TypedText>{name}</TypedText> },
  { id: 'email', header: 'E-mail', cell: ({ email }) => <TypedText>{email}</TypedText> },
  { id: 'role', header: 'Role', cell: ({ role }) => role },
];

interface PeoplePreviewProps {
  file: ParsedPeople;
  send: SendList;
  offline: boolean;
  onSent: (jobId: string, rest: string) => void;
}

/**
 * The result of checking a list: every wrong row with what to change, the valid rows, and the button that creates their
 * accounts.
 */
export function PeoplePreview({ file: { valid, invalid, overflow }, send, offline, onSent }: PeoplePreviewProps) {
  const form = useForm({
    initialValues: {},
    validate: async () => [],
    send: async () => {
      const jobId = await send(valid.map(({ line: _, ...account }) => account));
      onSent(jobId, formatListText(invalid));
    },
  });
  const admins = valid.filter(({ role }) => role === 'admin').length;
  return (
    <section aria-label="What's in the list" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div role="status">
        <h2 className="text-xl">{formatSummary(valid.length, invalid.length)}</h2>
      </div>
      {overflow && (
        <FormAlert>
          {formatCount(overflow.rows, 'row', 'rows')} from line {overflow.first} on {overflow.rows === 1 ? 'is' : 'are'}{' '}
          left out:
          {` ${MAX_ACCOUNTS}`} people fit at once. Put the others into a second list.
        </FormAlert>
      )}
      {invalid.length > 0 && (
        <DataTable
          caption="Rows to fix"
          columns={INVALID_ROW_COLUMNS}
          rows={invalid}
          keyOf={({ line }) => String(line)}
        />
      )}
      {valid.length > 0 && (
        <>
          <details>
            <summary className="min-h-11 cursor-pointer content-center font-semibold">
              Show {valid.length === 1 ? 'the row that is' : `the ${valid.length} rows that are`} right
            </summary>
            <DataTable
              caption="Rows that are ready"
              dense
              columns={VALID_ROW_COLUMNS}
              rows={valid}
              keyOf={({ line }) => String(line)}
            />
          </details>
          <form {...form.form} className="grid justify-items-start gap-4">
            {form.failure && <FormAlert>{formatFailure(form.failure)}</FormAlert>}
            {admins > 0 && (
              <p>
                {formatCount(admins, 'person becomes an admin', 'people become admins')}, who can do everything that you
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
              {formatAction(valid.length, invalid.length > 0 || overflow !== null)}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}

function TypedText({ children }: { children: string }) {
  return <span className="wrap-anywhere">{children || '–'}</span>;
}

function formatSummary(right: number, wrong: number): string {
  if (right + wrong === 0) return "There's nobody in this list.";
  const ready = `${formatCount(right, 'person is', 'people are')} ready.`;
  return wrong === 0 ? ready : `${ready} ${formatCount(wrong, 'row needs', 'rows need')} a change.`;
}

function formatAction(right: number, hasSkippedRows: boolean): string {
  if (hasSkippedRows) return right === 1 ? "Create the one that's ready" : `Create the ${right} that are ready`;
  return right === 1 ? 'Create 1 account' : `Create ${right} accounts`;
}

function formatFailure({ kind, message }: { kind: string; message: string }): string {
  if (kind !== 'network') return message;
  return "We can't tell whether that arrived. Try again: nobody gets two accounts.";
}
