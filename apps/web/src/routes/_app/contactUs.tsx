import { createFileRoute, redirect } from '@tanstack/react-router';

/** A second address of the contact page, which redirects to it. */
export const Route = createFileRoute('/_app/contactUs')({
  beforeLoad: () => {
    throw redirect({ to: '/contact', replace: true });
  },
});
