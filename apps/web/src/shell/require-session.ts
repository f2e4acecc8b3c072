import { redirect } from '@tanstack/react-router';
import { loginHref } from '#lib/next-page.ts';
import { getSession } from '#lib/session.ts';

/** `beforeLoad` of protected layouts: without a stored user the sign-in page comes first. */
export function requireSession({ location }: { location: { href: string } }): void {
  if (!getSession()) throw redirect({ href: loginHref(location.href) });
}
