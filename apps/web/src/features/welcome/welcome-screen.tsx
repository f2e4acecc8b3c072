import { Link } from '@tanstack/react-router';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SoundButton } from '#ui/sound/sound-button.tsx';
import { TrialView } from './trial-view.tsx';
import { useWelcomeQuiz } from './welcome.queries.ts';

/** The welcome page: a quiz of three questions for visitors without an account. */
export function WelcomeScreen() {
  return (
    <>
      <PageHeader
        title="Try three questions"
        description="No account needed. You see at once what's right, and why."
        action={<SoundButton />}
      />
      <QueryView
        view={useWelcomeQuiz()}
        hideNote
        loading={{
          label: 'Loading the questions',
          className: 'grid gap-4',
          shape: <Skeletons count={5} className="h-16" />,
        }}
        failing={{ message: "We couldn't load the questions." }}
        missing={
          <EmptyState
            action={
              <LinkButton to="/register" look="primary">
                Create account
              </LinkButton>
            }
          >
            There's nothing to try here right now, but plenty to learn.
          </EmptyState>
        }
      >
        {(started) => <TrialView key={started.packHash} started={started} />}
      </QueryView>
      <p className="mt-6">
        Already have an account?{' '}
        <Link to="/login" className={TEXT_LINK}>
          Log in
        </Link>
      </p>
    </>
  );
}
