import type { SiteFigures as Figures } from '@quorbit/contracts/administration/schema';
import { Link } from '@tanstack/react-router';
import { ClipboardCheck, DoorOpen, Flame, Inbox, PenLine, ShieldAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { useSiteFigures } from './administration.queries.ts';

const GRID = 'grid grid-cols-2 gap-3 lg:grid-cols-4';
/** The first tile spans two columns, so that the grid's rows are full. */
const WIDE_TILE = 'col-span-2';
/** The number of rooms at which the server stops counting; a figure this high is shown as a lower bound. */
const MAX_COUNTED_ROOMS = 500;

/** The figures of the whole server at a glance. */
export function SiteFigures() {
  return (
    <section aria-label="Figures" className="grid gap-3">
      <QueryView
        view={useSiteFigures()}
        loading={{
          label: 'Loading figures',
          className: GRID,
          shape: (
            <>
              <Skeleton className={`h-32 rounded-card ${WIDE_TILE}`} />
              <Skeletons count={6} className="h-32 rounded-card" />
            </>
          ),
        }}
        failing={{ message: "The figures didn't load." }}
      >
        {(figures) => (
          <>
            <Tiles figures={figures} />
            {figures.countedAt !== null && (
              <p className="text-sm text-quiet">
                Counted <RelativeTime at={figures.countedAt} />, about once a minute.
              </p>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

function Tiles({ figures }: { figures: Figures }) {
  const { users, suspended, activeToday, activeThisWeek, attempts, openRooms, waitingMessages, openReports } = figures;
  const { writtenAnswersToMark: toMark, roomsAway = false } = figures;
  const all = users.user + users.premium + users.admin;
  return (
    <ul className={GRID}>
      <Tile icon={<Users />} label="People" value={all} className={WIDE_TILE}>
        {formatNumber(users.user)} user, {formatNumber(users.premium)} premium, {formatNumber(users.admin)} admin
        {suspended > 0 && ` · ${formatNumber(suspended)} suspended`}
      </Tile>
      <Tile icon={<Flame />} label="Active today" value={activeToday}>
        {formatNumber(activeThisWeek)} this week
      </Tile>
      <Tile icon={<ClipboardCheck />} label="Attempts" value={attempts}>
        Graded, outside of live rooms
      </Tile>
      <Tile
        icon={<DoorOpen />}
        label="Open rooms"
        value={roomsAway ? null : openRooms}
        isLowerBound={openRooms >= MAX_COUNTED_ROOMS}
      >
        {roomsAway ? (
          <Link to="/admin/health" className="font-semibold text-primary underline underline-offset-4">
            Redis doesn't answer
          </Link>
        ) : (
          'Live right now'
        )}
      </Tile>
      <Tile icon={<Inbox />} label="Messages" value={waitingMessages}>
        {waitingMessages === 0 ? (
          'Nobody is waiting'
        ) : (
          <Link to="/admin/inbox" className="font-semibold text-primary underline underline-offset-4">
            Open the inbox
          </Link>
        )}
      </Tile>
      <Tile icon={<ShieldAlert />} label="Open reports" value={openReports}>
        {openReports === 0 ? (
          'Nothing to decide'
        ) : (
          <Link to="/admin/moderation" className="font-semibold text-primary underline underline-offset-4">
            Look at them
          </Link>
        )}
      </Tile>
      <Tile icon={<PenLine />} label="Written answers to mark" value={toMark}>
        {toMark === 0 ? (
          'Nothing to mark'
        ) : (
          <Link to="/admin/written-tests" className="font-semibold text-primary underline underline-offset-4">
            Mark them
          </Link>
        )}
      </Tile>
    </ul>
  );
}

interface TileProps {
  icon: ReactNode;
  label: string;
  /** The figure to show; null if it isn't known. */
  value: number | null;
  /** Whether the real number may be higher than the one counted. */
  isLowerBound?: boolean;
  className?: string;
  children: ReactNode;
}

function Tile({ icon, label, value, isLowerBound = false, className, children }: TileProps) {
  return (
    <li className={className}>
      <Card className="grid h-full content-start gap-1 p-4! lg:p-5!">
        <h2 className="flex items-center gap-2 text-base font-semibold text-quiet [&>svg]:size-5 [&>svg]:shrink-0">
          {icon}
          {label}
        </h2>
        <p className="figures font-display text-3xl font-bold">
          {value === null ? '–' : formatNumber(value)}
          {isLowerBound && '+'}
        </p>
        <p className="text-sm text-quiet">{children}</p>
      </Card>
    </li>
  );
}

function formatNumber(value: number): string {
  return value.toLocaleString();
}
