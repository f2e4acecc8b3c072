import { redirect } from '@tanstack/react-router';
import { loginHref } from '#lib/next-page.ts';
import { notify } from '#lib/notifications.ts';
import { getSession } from '#lib/session.ts';

/** The `beforeLoad` of protected layouts: redirects to the sign-in page if no user is signed in on this device. */
export function requireSession({ location }: { location: { href: string; pathname: string } }): void {
  if (getSession()) return;
  if (location.pathname === '/themes') notify('Please log in to access themes', { type: 'error' });
  throw redirect({ href: loginHref(location.href) });
}
