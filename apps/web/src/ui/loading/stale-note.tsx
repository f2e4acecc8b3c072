import { CloudOff } from 'lucide-react';
import { formatTimeOfDay } from '../format-time.ts';

interface StaleNoteProps {
  /** `at` in milliseconds. */
  note: { from: 'earlier' | 'kept'; at: number } | { from: 'device' };
}

/** Says that what is shown is not what the server has now, because it could not be asked. */
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
