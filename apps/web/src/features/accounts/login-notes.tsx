import { LOGIN_TO_PLAY } from '@quorbit/contracts/errors/messages';
import { CircleCheck, CloudOff, KeyRound, Swords } from 'lucide-react';
import type { ReactNode } from 'react';
import { sessionEnd } from '#lib/session.ts';
import { FormAlert } from '#ui/form-alert.tsx';
import type { GoogleRefusal } from './google-refusals.ts';
import { Note } from './note.tsx';
import { WaitingNote } from './waiting-note.tsx';

const GOOGLE_WORDS: Record<GoogleRefusal, string> = {
  denied: "You didn't let Google tell us who you are. Try again, or log in with a password.",
  state: 'That took too long, or it started in another window. Try again.',
  failed: "We couldn't read Google's answer. Try again in a moment, or log in with a password.",
  unverified: "Google hasn't confirmed that this e-mail is yours. Confirm it there, or log in with a password.",
  refused: "This account can't log in with Google.",
  linked: 'The account with this e-mail is linked to another Google account. Use that one, or log in with a password.',
};

interface LoginNotesProps {
  google: GoogleRefusal | undefined;
  offline: boolean;
  /** On the way to a live quiz. */
  toPlay: boolean;
}

/** What somebody who comes to the sign-in page ought to know: Google refused, session over, work waiting, no network. */
export default function LoginNotes({ google, offline, toPlay }: LoginNotesProps): ReactNode {
  const end = sessionEnd();
  return (
    <>
      {toPlay && end !== 'expired' && <Note icon={<Swords aria-hidden="true" />}>{LOGIN_TO_PLAY}</Note>}
      {google && <FormAlert>{GOOGLE_WORDS[google]}</FormAlert>}
      {end === 'expired' && (
        <Note icon={<KeyRound aria-hidden="true" />}>
          Your session has ended. Log in to pick up where you left off.
        </Note>
      )}
      {end === 'deleted' && (
        <Note icon={<CircleCheck aria-hidden="true" />}>Your account is deleted. Thanks for being here.</Note>
      )}
      <WaitingNote />
      {offline && (
        <Note icon={<CloudOff aria-hidden="true" />}>
          Logging in needs a connection. The quizzes you saved stay on this device.
        </Note>
      )}
    </>
  );
}
