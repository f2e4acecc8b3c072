import { buildCalendar } from '@quorbit/contracts/tournaments/calendar';
import type { Tournament } from '@quorbit/contracts/tournaments/views';
import { CalendarPlus } from 'lucide-react';
import { downloadFile, toFileName } from '#lib/files/download.ts';
import { Button } from '#ui/buttons/button.tsx';

/**
 * A link that downloads the tournament's rounds as a calendar file. The file is made on the device, so it works
 * offline.
 */
export function AddToCalendar({ tournament }: { tournament: Tournament }) {
  const address = `${location.origin}/gamification?tournament=${tournament.id}`;
  const save = () =>
    downloadFile(
      `${toFileName(tournament.name, 'tournament')}.ics`,
      new Blob([buildCalendar(tournament, address, new Date())], { type: 'text/calendar;charset=utf-8' }),
    );
  return (
    <Button icon={<CalendarPlus className="size-5" aria-hidden="true" />} onClick={save}>
      Add to calendar
    </Button>
  );
}
