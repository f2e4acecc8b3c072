import type { Challenge } from '@quorbit/contracts/challenges/schema';
import { useSwitchedOffNote } from '#features/feature-switches/use-switched-off-note.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useJoinChallenge } from './challenges.mutations.ts';

interface ChallengeActionProps {
  challenge: Challenge;
  /** The current time in milliseconds since 1970. */
  now: number;
  admin: boolean;
  offline: boolean;
  onPlay: () => void;
  onHistory: () => void;
}

/** The next action on a challenge, and a button that shows what was played. */
export function ChallengeAction({ challenge, now, admin, offline, onPlay, onHistory }: ChallengeActionProps) {
  return (
    <footer className="flex flex-wrap items-center gap-3">
      <NextStep challenge={challenge} now={now} admin={admin} offline={offline} onPlay={onPlay} />
      {challenge.userProgress !== null && (
        <Button look="quiet" disabled={offline} onClick={onHistory}>
          View History<span className="sr-only"> of {challenge.title}</span>
        </Button>
      )}
    </footer>
  );
}

function NextStep({ challenge, now, admin, offline, onPlay }: Omit<ChallengeActionProps, 'onHistory'>) {
  const { id, title, status, wasReset, openPlay } = challenge;
  const join = useJoinChallenge();
  const offNote = useSwitchedOffNote('challenges');
  const of = <span className="sr-only"> {title}</span>;
  if (Date.parse(challenge.endDate) <= now) return <Button disabled>Expired{of}</Button>;
  if (status === 'in_progress') {
    if (openPlay === null && !hasRemainingQuiz(challenge))
      return <p className="text-quiet">You've played every quiz.</p>;
    return (
      <Button look="primary" disabled={offline && openPlay === null} onClick={onPlay}>
        {openPlay ? 'Continue Quiz' : 'Start Quiz'}
        {of}
      </Button>
    );
  }
  // Admins see all answers, so they can't join.
  if (admin) return null;
  if (offNote !== null) return <p className="text-quiet">{offNote}</p>;
  return (
    <Button
      look="primary"
      busy={join.isPending}
      disabled={offline || Date.parse(challenge.startDate) > now}
      onClick={() => join.mutate({ id })}
    >
      {wasReset ? 'Start Fresh Challenge' : 'Join Challenge'}
      {of}
    </Button>
  );
}

/**
 * Returns whether a quiz of the challenge may be left to play. Plays without an answer aren't counted, so this may be
 * wrong; the server then says that none is left.
 */
function hasRemainingQuiz({ quizzes, userProgress }: Challenge): boolean {
  return (userProgress?.completedQuizzes ?? 0) < quizzes.length;
}
