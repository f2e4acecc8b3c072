import { Link } from '@tanstack/react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeletons } from '#ui/skeleton.tsx';
import { TEXT_LINK } from '#ui/text-link-classes.ts';
import { keptTrial } from './trial.ts';
import { TrialView } from './trial-view.tsx';
import { useWelcomeQuiz } from './welcome.queries.ts';

/** Three questions for people without an account. */
export function WelcomeScreen() {
  const view = useWelcomeQuiz().or(keptTrial.read()?.draft ?? null, true);
  return (
    <>
      <PageHeader title="Try three questions" why="No account needed. You see at once what's right, and why." />
      <QueryView
        view={view}
        silent
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
