import { CircleCheck, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { sessionEnd } from '#lib/session.ts';
import { FormAlert } from './form-alert.tsx';
import type { GoogleRefusal } from './google-refusals.ts';
import { Note } from './note.tsx';
import { WaitingNote } from './waiting-note.tsx';

const GOOGLE_WORDS: Record<GoogleRefusal, string> = {
  denied: 'You did not let Google tell us who you are. Try again, or log in with a password.',
  state: 'The way to Google and back took too long, or it began in another window. Try again.',
  failed: 'Google gave no usable answer. Try again in a moment, or log in with a password.',
  unverified: 'Google has not confirmed that this e-mail is yours. Confirm it there, or log in with a password.',
  refused: 'This account cannot sign in with Google.',
  linked: 'The account with this e-mail is joined to another Google account. Use that one, or log in with a password.',
};

/** What somebody who comes back to the sign-in page ought to know: Google refused, session over, work waiting. */
export default function LoginNotes({ google }: { google: GoogleRefusal | undefined }): ReactNode {
  const end = sessionEnd();
  return (
    <>
      {google && <FormAlert>{GOOGLE_WORDS[google]}</FormAlert>}
      {end === 'expired' && (
        <Note icon={<KeyRound aria-hidden="true" />}>Your session has ended. Log in to go on where you were.</Note>
      )}
      {end === 'deleted' && (
        <Note icon={<CircleCheck aria-hidden="true" />}>Your account is deleted. Thank you for having been here.</Note>
      )}
      <WaitingNote />
    </>
  );
}
