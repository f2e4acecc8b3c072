import type { SealingGame } from '@quorbit/contracts/quizzes/row';
import { formatLock } from '@quorbit/contracts/quizzes/seals';
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import type { LocalQuiz } from '#features/quizzes/local-quizzes.mirror.ts';
import { useLocalQuizzes } from '#features/quizzes/use-local-quizzes.ts';
import { useQuizDownload } from '#features/quizzes/use-quiz-download.ts';
import { useConnection } from '#lib/server/connection.ts';
import { formatCount } from '#lib/words/format-count.ts';
import { formatQuizLength } from '#lib/words/format-quiz-length.ts';
import { Badge } from '#ui/badge.tsx';
import { BackLink } from '#ui/buttons/back-link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { DownloadState } from '#ui/loading/download-state.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { CategoryBadge } from '#ui/pictures/category-badge.tsx';
import { toCategorySlug } from '#ui/pictures/category-slug.ts';
import { QuizPicture } from '#ui/pictures/quiz-picture.tsx';
import { RULES_LOADING } from '#ui/player/rules-facts.tsx';
import { type QuizRulesInfo, useQuizRules } from './attempts.queries.ts';
import type { DraftStore } from './drafts/draft-store.ts';
import type { Draft } from './drafts.mirror.ts';
import { StartOptions } from './start-options.tsx';
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
  const { questionCount: count } = quiz;
  const drawn = quiz.draw !== null && quiz.draw < count ? quiz.draw : null;
  const localQuiz = useLocalQuizzes()?.find(({ quizId }) => quizId === quiz.id);
  return (
    <>
      <PageTitle title={quiz.title} />
      <Cover quiz={quiz} drawn={drawn} />
      {quiz.description && <p className="text-lg text-quiet wrap-anywhere">{quiz.description}</p>}
      {quiz.inGame ? (
        <div className="flex items-start gap-3 rounded-card border border-base-300 bg-base-100 p-5">
          <Lock className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          <div className="min-w-0">
            <p className="wrap-anywhere">{formatLock(quiz.game)}</p>
            {quiz.game && <GameLink game={quiz.game} />}
          </div>
        </div>
      ) : count === 0 ? (
        <EmptyState>This quiz has no questions yet.</EmptyState>
      ) : !quiz.playable ? (
        <UpdateRequired />
      ) : (
        <StartOptions quiz={quiz} drawn={drawn} store={store} onStarted={onStarted} />
      )}
      {localQuiz && !quiz.inGame && <Download quiz={localQuiz} />}
    </>
  );
}

function GameLink({ game: { kind, id } }: { game: SealingGame }) {
  return (
    <Link
      to="/gamification"
      search={kind === 'tournament' ? { tournament: id } : {}}
      className="-mb-3 inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
    >
      {kind === 'tournament' ? 'Open the tournament' : 'See the challenge'}
    </Link>
  );
}

/** The quiz's title and figures, with the picture of its category. */
function Cover({ quiz, drawn }: { quiz: QuizRulesInfo; drawn: number | null }) {
  const { questionCount: count } = quiz;
  return (
    <div
      data-category={toCategorySlug(quiz.category)}
      className="flex items-center gap-6 rounded-card bg-category-soft p-5 sm:p-7"
    >
      <div className="grid min-w-0 grow gap-3">
        <div className="flex flex-wrap gap-2">
          <CategoryBadge category={quiz.category} />
          {quiz.difficulty && !quiz.welcome && <Badge className="capitalize">{quiz.difficulty}</Badge>}
          {quiz.ranked && <Badge tone="primary">Ranked</Badge>}
        </div>
        <h1 tabIndex={-1} className="text-2xl wrap-anywhere lg:text-3xl">
          {quiz.title}
        </h1>
        {quiz.welcome ? (
          <p>{formatQuizLength(quiz)}</p>
        ) : (
          <p className="figures">
            {drawn !== null && `${drawn} of `}
            {formatCount(count, 'question', 'questions')} · {formatCount(quiz.totalMarks, 'mark', 'marks')} ·{' '}
            {quiz.passingMarks} to pass
          </p>
        )}
      </div>
      <QuizPicture category={quiz.category} className="size-36 shrink-0 max-sm:hidden" />
    </div>
  );
}

function Download({ quiz }: { quiz: LocalQuiz }) {
  return <DownloadState {...useQuizDownload(quiz)} />;
}
