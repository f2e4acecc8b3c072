import type { MouseEvent, ReactNode } from 'react';
import { inviteCodeOf } from '#lib/invite-link.ts';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { startGoogleSignIn } from './google-begin.ts';

const START_PATH = '/api/auth/google';

function addNonce({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const next = new URLSearchParams(location.search).get('next');
  // While registration needs an invitation, the server needs the invitation's code to create an account.
  const invite = inviteCodeOf(next);
  currentTarget.href = `${START_PATH}?${new URLSearchParams({ begun: startGoogleSignIn(next), ...(invite && { invite }) })}`;
}

/** The link to Google's own sign-in page, which leads back to `/google-auth`. */
export function GoogleButton(): ReactNode {
  return (
    <>
      <p className="flex items-center gap-3 text-quiet before:h-px before:grow before:bg-base-300 after:h-px after:grow after:bg-base-300">
        or
      </p>
      <a
        href={START_PATH}
        // Following the link, in this tab or a new one, stores the mark that proves that this browser began the
        // sign-in.
        onClick={addNonce}
        onAuxClick={addNonce}
        className={buttonClasses('secondary')}
      >
        <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
          <path d="M12 4.6c2 0 3.4.8 4.3 1.6l3.1-3C17.500 1.400 15 .3 12 .3 7.400.3 3.400 3 1.500 6.800l3.600 2.800C6 6.700 8.800 4.600 12 4.600m11.300 7.700c0-.9-.1-1.500-.2-2.200H12v4.300h6.500c-.1 1.100-.8 2.700-2.400 3.800l3.700 2.800c2.100-2 3.500-4.900 3.500-8.700M5.100 14.400A7 7 0 0 1 4.700 12c0-.8.1-1.600.4-2.400L1.500 6.800A11.700 11.700 0 0 0 .3 12c0 1.900.4 3.700 1.200 5.200zM12 23.700c3.200 0 5.800-1 7.800-2.800l-3.700-2.800c-1 .7-2.400 1.200-4.100 1.200-3.200 0-5.900-2.100-6.900-4.900l-3.600 2.800c2 3.800 5.900 6.500 10.500 6.500" />
        </svg>
        Continue with Google
      </a>
    </>
  );
}
