import { CloudOff } from 'lucide-react';
import { formatTimeOfDay } from '../format-time.ts';

interface StaleNoteProps {
  /** The origin of the data; `at` is when it was fetched, in milliseconds. */
  note: { from: 'earlier' | 'kept'; at: number } | { from: 'device' };
}

/** Says that the data isn't the server's current data, because the server couldn't be reached. */
export function StaleNote({ note }: StaleNoteProps) {
  return (
    <p className="flex items-center gap-2 text-sm text-quiet">
      <CloudOff className="size-4 shrink-0" aria-hidden="true" />
      {formatNote(note)}
    </p>
  );
}

function formatNote(note: StaleNoteProps['note']): string {
  if (note.from === 'device') return 'What you see is from this device.';
  return `Last updated ${formatTimeOfDay(new Date(note.at), new Date())}.`;
}
