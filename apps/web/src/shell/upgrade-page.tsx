import { Check } from 'lucide-react';
import { useSwitchRole } from '#features/accounts/use-switch-role.ts';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { getStartPage } from './menu.ts';
import { OrbitPicture } from './orbit-picture.tsx';
import { usePageExists } from './use-page-exists.ts';

/** The features that premium adds; a feature with a page is only listed if that page exists. */
const PREMIUM_FEATURES: readonly { title: string; text: string; page?: string }[] = [
  { title: 'Premium quizzes', text: 'Take the quizzes that premium members make for each other.' },
  {
    title: 'Your own quizzes',
    text: 'Write your own questions, with pictures, formulas and code.',
    page: '/premium/quizzes',
  },
  { title: 'AI Study Buddy', text: 'Ask about what you got wrong and get a quiz on it.', page: '/ai-study-buddy' },
  { title: 'Live rooms', text: 'Open a room and play a quiz together, question by question.', page: '/real-time-quiz' },
  { title: 'Learning paths', text: 'Go through a subject step by step.', page: '/learning-paths' },
  {
    title: 'Premium dashboard',
    text: 'See your week, your subjects and what to do next.',
    page: '/enhanced-dashboard',
  },
  { title: 'Advanced analytics', text: 'See how you learn, and when you learn best.', page: '/advanced-analytics' },
];

/** Shows what premium adds, and a button to switch. There is no payment: the role is free to take and to leave. */
export function UpgradePage() {
  const user = useUser();
  const switchRole = useSwitchRole();
  const pageExists = usePageExists();
  const features = PREMIUM_FEATURES.filter(({ page }) => page === undefined || pageExists(page));
  return (
    <>
      <PageHeader title="Premium" description="Everything you have now, and the tools for going further." />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-8">
        <ul className="grid content-start gap-4 md:grid-cols-2">
          {features.map(({ title, text }) => (
            <li key={title} className="flex gap-3 rounded-card border border-base-300 bg-base-100 p-5">
              <Check className="mt-0.5 size-5 shrink-0 text-success" aria-hidden="true" />
              <div>
                <h2 className="text-base">{title}</h2>
                <p className="text-quiet">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="on-neutral relative flex flex-wrap content-start items-center justify-between gap-4 overflow-hidden rounded-card bg-neutral p-6 text-neutral-content xl:min-h-80 xl:content-end">
          <OrbitPicture className="absolute -end-20 -top-24 hidden w-72 opacity-70 sm:block" />
          {user.role === 'user' ? (
            <>
              <p className="relative max-w-72">
                Switch at once and back whenever you like. Nothing you earned is lost.
              </p>
              <Button
                look="accent"
                busy={switchRole.isPending}
                onClick={() => switchRole.mutate({ userId: user.id, role: 'premium' })}
                className="relative"
              >
                Go Premium
              </Button>
            </>
          ) : (
            <>
              <p className="relative font-semibold">You're on Premium: all of this is yours.</p>
              <LinkButton to={getStartPage(user.role)} look="accent" className="relative">
                Back to your dashboard
              </LinkButton>
            </>
          )}
        </div>
      </div>
    </>
  );
}
