import { createFileRoute, redirect } from '@tanstack/react-router';
import { HomeScreen } from '#features/home/home-screen.tsx';
import { getSession } from '#lib/session.ts';

export const Route = createFileRoute('/_app/')({
  beforeLoad: () => {
    if (getSession()?.user.role === 'admin') throw redirect({ to: '/admin' });
  },
  component: HomeScreen,
});
