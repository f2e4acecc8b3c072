import { redirect } from '@tanstack/react-router';
import { loginHref } from '#lib/next-page.ts';
import { notify } from '#lib/notifications.ts';
import { getSession } from '#lib/session.ts';

/** `beforeLoad` of protected layouts: without a stored user the sign-in page comes first. */
export function requireSession({ location }: { location: { href: string; pathname: string } }): void {
  if (getSession()) return;
  if (location.pathname === '/themes') notify('Please log in to access themes', { type: 'error' });
  throw redirect({ href: loginHref(location.href) });
}
