import { SEALED_WHILE_IN_GAME } from '@quorbit/contracts/quizzes/seals';
import { Link } from '@tanstack/react-router';
import { Clock, ListChecks, Lock, Star, Target } from 'lucide-react';
import { useState } from 'react';
import type { LocalQuiz } from '#features/quizzes/local-quizzes.mirror.ts';
import { useLocalQuizzes } from '#features/quizzes/use-local-quizzes.ts';
import { useQuizDownload } from '#features/quizzes/use-quiz-download.ts';
import { useConnection } from '#lib/server/connection.ts';
import { Badge } from '#ui/badge.tsx';
import { BackLink } from '#ui/buttons/back-link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import { formatExactTime } from '#ui/format-time.ts';
import { Switch } from '#ui/forms/switch.tsx';
import { DownloadState } from '#ui/loading/download-state.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { CategoryBadge } from '#ui/pictures/category-badge.tsx';
import { RULES_LOADING, RulesFact, RulesFacts } from '#ui/player/rules-facts.tsx';
import { StartBar } from '#ui/player/start-bar.tsx';
import { useStartAttempt } from './attempts.mutations.ts';
import { type QuizRulesInfo, useQuizRules } from './attempts.queries.ts';
import type { DraftStore } from './drafts/draft-store.ts';
import type { Draft } from './drafts.mirror.ts';
import { UpdateRequired } from './update-required.tsx';

interface QuizRulesProps {
  quizId: string;
  store: DraftStore;
  onStarted: (draft: Draft) => void;
}

/** The rules of a quiz, shown before the clock starts. */
export function QuizRules({ quizId, store, onStarted }: QuizRulesProps) {
  const view = useQuizRules(quizId);
  const offline = useConnection().state === 'offline';
  return (
    <div className="mx-auto grid max-w-reading grid-cols-1 gap-6">
      <BackLink to="/user/test">Back to quizzes</BackLink>
      {view.state !== 'shown' && (
        <>
          <PageTitle title="Quiz" />
          <h1 tabIndex={-1} className="text-2xl">
            Quiz
          </h1>
        </>
      )}
      <QueryView
        view={view}
        loading={{
          label: 'Loading quiz',
          className: 'grid gap-6',
          shape: RULES_LOADING,
        }}
        failing={{
          message: offline
            ? "You're offline, and this quiz isn't on this device."
            : 'Error fetching Quiz. Try again later.',
          reassurance: 'Attempts you started are safe on this device.',
        }}
        missing={
          <EmptyState drawing="not-found" action={<LinkButton to="/user/test">All quizzes</LinkButton>}>
            We couldn't find that quiz. It may have been removed, or it isn't open to you.
          </EmptyState>
        }
        // Learners take the copy on this device, so a failed refresh needs no note.
        hideNote
      >
        {(quiz) => <Rules quiz={quiz} store={store} onStarted={onStarted} />}
      </QueryView>
    </div>
  );
}

function Rules({ quiz, store, onStarted }: { quiz: QuizRulesInfo } & Omit<QuizRulesProps, 'quizId'>) {
  const start = useStartAttempt(quiz.id, store, onStarted);
  const [timed, setTimed] = useState(true);
  const { questionCount: count, draw } = quiz;
  const drawnCount = draw !== null && draw < count ? draw : null;
  const localQuiz = useLocalQuizzes()?.find(({ quizId }) => quizId === quiz.id);
  const offline = useConnection().state === 'offline';
  return (
    <>
      <PageTitle title={quiz.title} />
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap gap-2">
          <CategoryBadge category={quiz.category} />
          {quiz.difficulty && <Badge className="capitalize">{quiz.difficulty}</Badge>}
          {quiz.ranked && <Badge tone="primary">Ranked</Badge>}
        </div>
        <h1 tabIndex={-1} className="text-2xl wrap-anywhere lg:text-3xl">
          {quiz.title}
        </h1>
        {quiz.description && <p className="text-lg text-quiet wrap-anywhere">{quiz.description}</p>}
        {localQuiz && !quiz.inGame && <Download quiz={localQuiz} />}
      </div>
      <RulesFacts>
        <RulesFact
          icon={<ListChecks className="size-5" aria-hidden="true" />}
          label="Questions"
          value={drawnCount === null ? count : `${drawnCount} of ${count}`}
        />
        <RulesFact
          icon={<Clock className="size-5" aria-hidden="true" />}
          label="Time"
          value={timed ? `${quiz.duration} min` : 'No limit'}
        />
        <RulesFact icon={<Star className="size-5" aria-hidden="true" />} label="Marks" value={quiz.totalMarks} />
        <RulesFact
          icon={<Target className="size-5" aria-hidden="true" />}
          label="Pass mark"
          value={quiz.passingMarks}
        />
      </RulesFacts>
      {quiz.inGame ? (
        <p className="flex items-start gap-3 rounded-card border border-base-300 bg-base-100 p-5">
          <Lock className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          {SEALED_WHILE_IN_GAME}
        </p>
      ) : count === 0 ? (
        <EmptyState>This quiz has no questions yet.</EmptyState>
      ) : !quiz.playable ? (
        <UpdateRequired />
      ) : (
        <>
          <ul className="grid list-disc gap-1.5 ps-5">
            <RandomnessNote
              drawn={drawnCount}
              questionCount={count}
              shuffled={quiz.shuffleQuestions}
              ranked={quiz.ranked}
            />
            <li>Go back, change answers and flag questions until you submit.</li>
            <li>We save your answers on this device as you go. Leave any time and continue later.</li>
            {timed && <li>The clock keeps running while you're away. When time's up, we submit your answers.</li>}
            {quiz.ranked && <RankedRules closesAt={quiz.closesAt} />}
            {quiz.ranked && offline && <li>Without a connection it's sealed, and graded when you reconnect.</li>}
          </ul>
          {/* A ranked quiz compares people, so its time is the same for all. */}
          {!quiz.ranked && (
            <Switch
              label="No time limit"
              hint="Study at your own pace. It counts just the same."
              checked={!timed}
              onChange={(event) => setTimed(!event.currentTarget.checked)}
              className="rounded-card border border-base-300 bg-base-100 px-5 py-3"
            />
          )}
          {!quiz.ranked && (
            <p>
              Want to know your level in {quiz.category}? Take the{' '}
              <Link to="/adaptive/$id" params={{ id: quiz.id }} className={TEXT_LINK}>
                Adaptive quiz
              </Link>
              , which picks each question by how you do.
            </p>
          )}
          <StartBar busy={start.isPending} onStart={() => start.mutate({ timed })} />
        </>
      )}
    </>
  );
}

interface RandomnessNoteProps {
  /** The number of questions that are drawn at random; null if all are asked. */
  drawn: number | null;
  questionCount: number;
  shuffled: boolean;
  ranked: boolean;
}

/** Explains what is random about a quiz: which questions are asked, or only their order. */
function RandomnessNote({ drawn, questionCount, shuffled, ranked }: RandomnessNoteProps) {
  if (drawn !== null)
    return (
      <li>
        You get {drawn} of {questionCount} questions, picked at random. {!ranked && 'Next time it may be others.'}
      </li>
    );
  return shuffled ? <li>Questions come in random order.</li> : null;
}

/** Explains the rules of a ranked quiz: which attempt counts, what is shown at once, and when the rest follows. */
function RankedRules({ closesAt }: { closesAt: string | null }) {
  const [now] = useState(() => Date.now());
  const isClosed = closesAt !== null && Date.parse(closesAt) <= now;
  return (
    <>
      <li>This quiz is ranked: only your first attempt counts.</li>
      {isClosed ? null : closesAt === null ? (
        <li>You get your score. The right answers stay hidden, and further attempts aren't graded.</li>
      ) : (
        <li>
          You get your score. The right answers, and the results of further attempts, follow when it closes:{' '}
          <time dateTime={closesAt}>{formatExactTime(new Date(closesAt))}</time>.
        </li>
      )}
    </>
  );
}

function Download({ quiz }: { quiz: LocalQuiz }) {
  return <DownloadState {...useQuizDownload(quiz)} />;
}
