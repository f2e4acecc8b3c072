import { AUDIT_ACTIONS, AUDIT_LABELS } from '@quorbit/contracts/administration/audit-actions';
import type { AuditEntry } from '@quorbit/contracts/administration/schema';
import { X } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { ChipSelect } from '#ui/chip.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { type AuditAddress, parseAuditFilter } from './admin-address.ts';
import { useAudit } from './administration.queries.ts';

interface AuditScreenProps {
  address: AuditAddress;
  onAddress: (changes: AuditAddress) => void;
}

const ACTION_CHOICES = [
  { value: '', label: 'Everything' },
  ...AUDIT_ACTIONS.map((action) => ({ value: action, label: AUDIT_LABELS[action] })),
];

/** The audit log: which admin changed which role or account, and when. */
export function AuditScreen({ address, onAddress }: AuditScreenProps) {
  const filter = parseAuditFilter(address);
  const columns: Column<AuditEntry>[] = [
    { id: 'action', header: 'What', isRowHeader: true, cell: ({ action }) => formatAction(action) },
    { id: 'details', header: 'Change', cell: ({ details }) => details || '–' },
    {
      id: 'subject',
      header: 'Whose account',
      cell: ({ subject }) => <AuditPerson person={subject} onChoose={(id) => onAddress({ subject: id, actor: '' })} />,
    },
    {
      id: 'actor',
      header: 'Done by',
      cell: ({ actor }) => <AuditPerson person={actor} onChoose={(id) => onAddress({ actor: id, subject: '' })} />,
    },
    { id: 'at', header: 'When', cell: ({ at }) => <RelativeTime at={at} /> },
  ];
  const isFiltered = filter.subject !== undefined || filter.actor !== undefined;
  return (
    <>
      <PageHeader title="Audit Log" description="Changes to roles and accounts, last two years." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <ChipSelect
            label="What was done"
            value={filter.action ?? ''}
            onChange={(event) => onAddress({ action: event.currentTarget.value })}
            options={ACTION_CHOICES}
          />
          {isFiltered && (
            <Button
              look="quiet"
              icon={<X className="size-5" aria-hidden="true" />}
              onClick={() => onAddress({ subject: '', actor: '' })}
            >
              {filter.subject === undefined ? 'Only what one person did' : 'Only one account'}
            </Button>
          )}
        </div>
        <QueryView
          view={useAudit(filter)}
          loading={{
            label: 'Loading the audit log',
            className: 'grid gap-2',
            shape: <Skeletons count={8} className="h-12 rounded-card" />,
          }}
          failing={{ message: "The audit log didn't load." }}
          empty={<EmptyState>No changes match.</EmptyState>}
          more="Show earlier entries"
        >
          {(entries) => <DataTable caption="Audit log" columns={columns} rows={entries} keyOf={({ id }) => id} />}
        </QueryView>
      </div>
    </>
  );
}

function formatAction(action: string): string {
  return AUDIT_ACTIONS.some((known) => known === action) ? AUDIT_LABELS[action as keyof typeof AUDIT_LABELS] : action;
}

interface AuditPersonProps {
  person: AuditEntry['actor'];
  onChoose: (id: string) => void;
}

/** The name of a person in the audit log. Deleted accounts have only their id left; null is the server itself. */
function AuditPerson({ person, onChoose }: AuditPersonProps) {
  if (person === null) return 'The server';
  return (
    <button
      type="button"
      onClick={() => onChoose(person.id)}
      className="min-h-9 cursor-pointer text-start underline decoration-base-content/30 underline-offset-4 wrap-anywhere hover:decoration-current"
    >
      {person.name ?? `Deleted account ${person.id.slice(-8)}`}
    </button>
  );
}
