import type { AttemptMode } from '@quorbit/contracts/attempts/mode';
import { attemptModeOf } from '@quorbit/contracts/settings/attempt-mode';
import { useLocation } from '@tanstack/react-router';
import { Info, Target } from 'lucide-react';
import { useState } from 'react';
import { useUpdateSettings } from '#features/accounts/use-update-settings.ts';
import { useConnection } from '#lib/server/connection.ts';
import { useUser } from '#lib/session.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { useStartAttempt } from './attempts.mutations.ts';
import type { QuizRulesInfo } from './attempts.queries.ts';
import type { DraftStore } from './drafts/draft-store.ts';
import type { Draft } from './drafts.mirror.ts';
import { RandomnessNote, RankedRules } from './rules-notes.tsx';
import { StartButtons } from './start-buttons.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the page of a quiz begins with the focus on the button that starts it. */
    focusStart?: boolean;
  }
}

interface StartOptionsProps {
  quiz: QuizRulesInfo;
  /** The number of questions that are drawn at random; null if all are asked. */
  drawn: number | null;
  store: DraftStore;
  onStarted: (draft: Draft) => void;
}

/** The ways to take a quiz, with its rules below. */
export function StartOptions({ quiz, drawn, store, onStarted }: StartOptionsProps) {
  const start = useStartAttempt(quiz.id, store, onStarted);
  const [timed, setTimed] = useState(true);
  const usual = attemptModeOf(useUser());
  const update = useUpdateSettings({ inline: false });
  const offline = useConnection().state === 'offline';
  const { ranked } = quiz;
  const { focusStart } = useLocation({ select: ({ state }) => state });
  // A ranked quiz's keys aren't on this device, and neither may those of others be at the moment.
  const canCheck = !ranked && !start.isKeyMissing;

  function choose(mode: AttemptMode): void {
    if (canCheck && mode !== usual) update.mutate({ attemptMode: mode });
    start.mutate({ mode, timed: mode === 'start' && timed });
  }

  return (
    <>
      <StartButtons
        usual={canCheck ? usual : null}
        time={timed ? `${quiz.duration} min` : 'No time limit'}
        busy={start.isPending ? (start.variables?.mode ?? null) : null}
        focused={focusStart === true}
        onStart={choose}
      >
        {start.isKeyMissing && (
          <p role="status" className="text-sm">
            We can't check this quiz as you go right now. You can start it and see your result at the end.
          </p>
        )}
      </StartButtons>
      {/* A ranked quiz compares people, so its time is the same for all. */}
      {!ranked && (
        <Switch
          label="No time limit"
          hint="For 'Start'. It counts just the same."
          checked={!timed}
          onChange={(event) => setTimed(!event.currentTarget.checked)}
          className="rounded-card border border-base-300 bg-base-100 px-5 py-3"
        />
      )}
      <details open={ranked} className="rounded-card border border-base-300 bg-base-100">
        <summary className="flex min-h-13 cursor-pointer items-center gap-3 px-5 font-semibold">
          <Info className="size-5 shrink-0" aria-hidden="true" />
          Rules
        </summary>
        <ul className="grid list-disc gap-1.5 ps-12 pe-5 pb-5">
          <RandomnessNote
            drawn={drawn}
            questionCount={quiz.questionCount}
            shuffled={quiz.shuffleQuestions}
            ranked={ranked}
          />
          {canCheck && (
            <li>
              <b>Check as I go:</b> your first answer to each question counts. Afterwards you can put right what you
              missed.
            </li>
          )}
          <li>
            {canCheck && <b>Start: </b>}
            {canCheck ? 'go' : 'Go'} back, change answers and flag questions until you submit.
          </li>
          <li>We save your answers on this device as you go. Leave any time and continue later.</li>
          {timed && (
            <li>
              {canCheck && <b>Start: </b>}
              {canCheck ? 'the' : 'The'} timer starts when you do and doesn't pause. When time's up, we submit your
              answers.
            </li>
          )}
          {ranked && <RankedRules closesAt={quiz.closesAt} />}
          {ranked && offline && <li>Without a connection it's sealed, and graded when you reconnect.</li>}
        </ul>
      </details>
      {!ranked && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <LinkButton
            to={`/adaptive/${quiz.id}`}
            look="quiet"
            icon={<Target className="size-5" aria-hidden="true" />}
            className="-ms-3"
          >
            Adaptive quiz
          </LinkButton>
          <span className="min-w-0 text-quiet wrap-anywhere">
            Find your level in {quiz.category}: it picks each question by how you do.
          </span>
        </p>
      )}
    </>
  );
}
