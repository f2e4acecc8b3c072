import type { CreationJobDetails } from '@quorbit/contracts/account-creation/schema';
import { FileKey2 } from 'lucide-react';
import { formatCount } from '#lib/words/format-count.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatDayAndTime } from '#ui/format-time.ts';
import { DiscardList } from './discard-list.tsx';

interface CreatedListProps {
  list: CreationJobDetails;
  offline: boolean;
  opening: boolean;
  onOpen: () => void;
  onDiscarded: () => void;
}

/** The page section of a list whose accounts are created: offers its sign-in sheets to the admin who sent it. */
export function CreatedList({ list, offline, opening, onOpen, onDiscarded }: CreatedListProps) {
  const { id, people, sheets, deletedAt } = list;
  if (sheets === null) return null;
  return (
    <Card aria-labelledby="sheets" className="grid justify-items-start gap-4">
      <div className="grid gap-1">
        <h2 id="sheets" className="text-xl">
          {sheets === 0 ? 'No sign-in sheets left' : formatCount(sheets, 'sign-in sheet', 'sign-in sheets')}
        </h2>
        <p className="max-w-reading text-quiet">{formatSheetCount(people - sheets, sheets)}</p>
        {deletedAt !== null && (
          <p className="text-sm text-quiet">This list is deleted on {formatDayAndTime(new Date(deletedAt))}.</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {sheets > 0 && (
          <Button
            look="primary"
            busy={opening}
            disabled={offline}
            icon={<FileKey2 className="size-5" aria-hidden="true" />}
            onClick={onOpen}
          >
            {sheets === 1 ? 'Open the sign-in sheet' : 'Open the sign-in sheets'}
          </Button>
        )}
        <DiscardList jobId={id} action="Delete list" offline={offline} onDiscarded={onDiscarded}>
          The accounts stay.{' '}
          {sheets > 0 && 'Their sign-in sheets are gone: later you can only reset passwords one by one.'}
        </DiscardList>
      </div>
    </Card>
  );
}

function formatSheetCount(used: number, sheets: number): string {
  if (sheets === 0) return 'Everybody has a password of their own.';
  const notice = 'We ask for your password before we show them, and the audit log records it.';
  if (used === 0) return notice;
  return `${formatCount(used, 'person has', 'people have')} a password of their own already. ${notice}`;
}
