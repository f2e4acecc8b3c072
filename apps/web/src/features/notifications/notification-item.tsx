import {
  formatNotification,
  isCauseMissing,
  NO_LONGER_THERE,
  pickNames,
  REQUEST_CLOSED,
} from '@quorbit/contracts/notifications/format-notification';
import type { ListedNames, NotificationList } from '@quorbit/contracts/notifications/schema';
import { Link } from '@tanstack/react-router';
import {
  AlarmClock,
  Bell,
  CalendarClock,
  CalendarX,
  ClipboardPen,
  FileCheck,
  Flag,
  Hourglass,
  type LucideIcon,
  MailCheck,
  PartyPopper,
  ShieldAlert,
  SquareStack,
  Swords,
  Trophy,
  UserRoundCheck,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';
import { useUser } from '#lib/session.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  friend_request: UserRoundPlus,
  friend_accepted: UserRoundCheck,
  group_invitation: UsersRound,
  quiz_shared: SquareStack,
  assignment: ClipboardPen,
  group_challenge_reached: Flag,
  cheer: PartyPopper,
  moderation_decision: ShieldAlert,
  tournament_soon: CalendarClock,
  tournament_round: Swords,
  tournament_result: Swords,
  tournament_prize: Trophy,
  tournament_cancelled: CalendarX,
  challenge_ending: Hourglass,
  challenge_prize: Trophy,
  study_reminder: AlarmClock,
  written_marks: FileCheck,
  group_removed: ShieldAlert,
  group_restored: UsersRound,
  confirm_email: MailCheck,
};

interface NotificationItemProps {
  item: NotificationList['items'][number];
  isNew: boolean;
  /** The names that the notification refers to; null while they load. */
  names: ListedNames | null;
}

/** A row with one notification; all of it links to the page that the notification is about. */
export function NotificationItem({ item, isNew, names }: NotificationItemProps) {
  const { kind, about, at } = item;
  const { emailVerified } = useUser();
  const isConfirmed = kind === 'confirm_email' && emailVerified;
  const isDeleted = isConfirmed || (names !== null && isCauseMissing(item, names));
  const knownNames =
    names === null ? { person: null, group: null, quiz: null, opponent: null } : pickNames(names, about);
  const { title, text, path } = formatNotification(kind, about, knownNames);
  const Icon = ICONS[kind] ?? Bell;
  const { personId } = about;
  const heading = (
    <>
      {title}
      {isNew && <span className="sr-only">, new</span>}
    </>
  );
  return (
    <li
      className={`relative flex items-start gap-3 px-4 py-3.5 ${isDeleted ? '' : 'hover:bg-base-200'} has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-(--focus)`}
    >
      <span className="relative">
        {personId !== undefined && knownNames.person !== null ? (
          <Avatar id={personId} name={knownNames.person} />
        ) : (
          <span className="grid size-10 place-items-center rounded-full bg-base-200">
            <Icon className="size-5" aria-hidden="true" />
          </span>
        )}
        {personId !== undefined && knownNames.person !== null && (
          <span className="absolute -end-1 -bottom-1 grid size-5 place-items-center rounded-full border border-base-300 bg-base-100">
            <Icon className="size-3" aria-hidden="true" />
          </span>
        )}
      </span>
      <span className="min-w-0 grow">
        {isDeleted ? (
          <span className={`block text-quiet ${isNew ? 'font-semibold' : ''}`}>{heading}</span>
        ) : (
          <Link
            {...toLinkProps(path)}
            className={`block outline-none after:absolute after:inset-0 ${isNew ? 'font-semibold' : ''}`}
          >
            {heading}
          </Link>
        )}
        {names === null ? (
          <Skeleton className="my-1 h-4 w-3/4 rounded-field" />
        ) : (
          <span className="block wrap-anywhere">{isDeleted ? formatDeleted(kind, knownNames.person) : text}</span>
        )}
        <RelativeTime at={at} className="text-sm text-quiet" />
      </span>
      {isNew && <span className="mt-2 size-2.5 shrink-0 rounded-full bg-accent" aria-hidden="true" />}
    </li>
  );
}

function formatDeleted(kind: string, person: string | null): string {
  if (kind === 'confirm_email') return 'Your address is confirmed.';
  return kind === 'friend_request' && person !== null ? `${person}: ${REQUEST_CLOSED}` : NO_LONGER_THERE;
}

/** Splits a path into the page and the search parameters, as the router expects them. */
function toLinkProps(path: string) {
  const { pathname, searchParams } = new URL(path, location.origin);
  return { to: pathname, search: Object.fromEntries(searchParams) };
}
