import type { SignInOptions } from '@quorbit/contracts/accounts/schema';
import type { ReactNode } from 'react';
import { GoogleButton } from '../google-button.tsx';
import { DemoAccounts } from './demo-accounts.tsx';

interface OtherWaysProps {
  options: SignInOptions;
  /** Called with the demo account that the user picked. */
  onPick: (account: { email: string; password: string }) => void;
}

/** The ways to log in that only some installations have, and the address for people who can't. */
export default function OtherWays({ options: { google, demo, contactEmail }, onPick }: OtherWaysProps): ReactNode {
  return (
    <>
      {google && <GoogleButton />}
      {demo && <DemoAccounts onPick={onPick} />}
      {contactEmail && (
        <p className="text-quiet">
          Can't log in? Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      )}
    </>
  );
}
