import { LOGIN_TO_PLAY } from '@quorbit/contracts/errors/messages';
import { CircleCheck, CloudOff, KeyRound, Swords } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { getSessionEnd } from '#lib/session.ts';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { Note } from '../note.tsx';
import { UnsentWorkNote } from '../unsent-work-note.tsx';

const GOOGLE_REFUSALS: Readonly<Record<string, string>> = {
  denied: "You didn't let Google tell us who you are. Try again, or log in with a password.",
  state: 'That took too long, or it started in another window. Try again.',
  failed: "We couldn't read Google's answer. Try again in a moment, or log in with a password.",
  unverified: "Google hasn't confirmed that this e-mail is yours. Confirm it there, or log in with a password.",
  refused: "This account can't log in with Google.",
  linked: 'The account with this e-mail is linked to another Google account. Use that one, or log in with a password.',
  off: 'Logging in with Google is switched off at the moment. Log in with a password, or choose one with Forgot your password.',
  closed: 'You have no account here yet, and new accounts are switched off at the moment.',
  uninvited: 'You have no account here yet, and need an invitation for one. Open the invite link that you were sent.',
};

/** Returns whether the next page is the one for live quizzes, e.g. after following a friend's link. */
function isRoomPath(next: string | undefined): boolean {
  return /^\/real-time-quiz(?![\w-])/.test(next ?? '');
}

interface LoginNotesProps {
  /** The reason for a failed Google sign-in from the address; unknown codes show no note. */
  googleRefusal: string | undefined;
  /** The page to which the user is on the way. */
  next: string | undefined;
}

/**
 * Notes on the sign-in page: Google refused, the session ended, the account was deleted, unsent work waits, or there is
 * no network.
 */
export default function LoginNotes({ googleRefusal, next }: LoginNotesProps): ReactNode {
  const endReason = getSessionEnd();
  const { state } = useConnection();
  return (
    <>
      {isRoomPath(next) && endReason !== 'expired' && <Note icon={<Swords aria-hidden="true" />}>{LOGIN_TO_PLAY}</Note>}
      {googleRefusal !== undefined && Object.hasOwn(GOOGLE_REFUSALS, googleRefusal) && (
        <FormAlert>{GOOGLE_REFUSALS[googleRefusal]}</FormAlert>
      )}
      {endReason === 'expired' && (
        <Note icon={<KeyRound aria-hidden="true" />}>
          Your session has ended. Log in to pick up where you left off.
        </Note>
      )}
      {endReason === 'deleted' && (
        <Note icon={<CircleCheck aria-hidden="true" />}>Your account is deleted. Thanks for being here.</Note>
      )}
      <UnsentWorkNote />
      {state === 'offline' && (
        <Note icon={<CloudOff aria-hidden="true" />}>
          Logging in needs a connection. The quizzes you saved stay on this device.
        </Note>
      )}
    </>
  );
}
