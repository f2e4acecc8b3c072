import { createFileRoute, redirect } from '@tanstack/react-router';

/** The other address of the contact page. */
export const Route = createFileRoute('/_app/contactUs')({
  beforeLoad: () => {
    throw redirect({ to: '/contact', replace: true });
  },
});
