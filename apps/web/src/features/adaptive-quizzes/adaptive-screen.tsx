import type { AdaptiveRun } from '@quorbit/contracts/adaptive-quizzes/schema';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { trpc } from '#lib/server/trpc.ts';
import { BackLink } from '#ui/buttons/back-link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { type AdaptiveAddress, parseResultId } from './adaptive-address.ts';
import { AdaptivePlayer } from './adaptive-player.tsx';
import { useAdaptiveQuiz } from './adaptive-quizzes.queries.ts';
import { AdaptiveResultView } from './adaptive-result.tsx';
import { AdaptiveRules } from './adaptive-rules.tsx';
import type { QuestionComponent } from './question-component.ts';

interface AdaptiveScreenProps {
  quizId: string;
  address: AdaptiveAddress;
  Question: QuestionComponent;
}

/** An adaptive quiz: its rules, its questions one by one, and the result. */
export function AdaptiveScreen({ quizId, address, Question }: AdaptiveScreenProps) {
  const navigate = useNavigate();
  const { get } = trpc.useUtils().adaptiveQuizzes;
  const resultId = parseResultId(address);

  async function onEnded(run: AdaptiveRun): Promise<void> {
    const result = run.place > 0 ? run.id : undefined;
    await navigate({ to: '/adaptive/$id', params: { id: quizId }, search: { result }, replace: true });
    await get.invalidate({ quizId });
  }

  if (resultId !== null)
    return (
      <Frame quizId={quizId} headed={false}>
        <AdaptiveResultView key={resultId} runId={resultId} quizId={quizId} />
      </Frame>
    );
  return <RunOrRules quizId={quizId} Question={Question} onEnded={(run) => void onEnded(run)} />;
}

interface RunOrRulesProps {
  quizId: string;
  Question: QuestionComponent;
  onEnded: (run: AdaptiveRun) => void;
}

/** The adaptive quiz's open question, or the rules if no run is open. */
function RunOrRules({ quizId, Question, onEnded }: RunOrRulesProps) {
  const view = useAdaptiveQuiz(quizId);
  const offline = useConnection().state === 'offline';
  const openRun = view.state === 'shown' ? view.data.open : null;
  if (openRun?.question)
    return (
      <AdaptivePlayer
        key={openRun.id}
        run={openRun}
        question={openRun.question}
        Question={Question}
        onEnded={onEnded}
      />
    );
  return (
    <Frame quizId={quizId} headed>
      <QueryView
        view={view}
        loading={{
          label: 'Loading the adaptive quiz',
          className: 'grid gap-6',
          shape: (
            <>
              <Skeleton className="h-18 rounded-card" />
              <Skeleton className="h-46 rounded-card" />
              <Skeleton className="h-14 rounded-card sm:w-40" />
            </>
          ),
        }}
        failing={{
          message: offline
            ? "You're offline. An adaptive quiz needs a connection."
            : "We couldn't load the adaptive quiz. Try again later.",
          reassurance: 'Answers you sent are saved.',
        }}
        missing={
          <EmptyState drawing="not-found" action={<LinkButton to="/user/test">All quizzes</LinkButton>}>
            We couldn't find that quiz. It may have been removed, or it isn't open to you.
          </EmptyState>
        }
      >
        {({ quiz, enough, past }) => <AdaptiveRules quiz={quiz} enough={enough} past={past} />}
      </QueryView>
    </Frame>
  );
}

interface FrameProps {
  quizId: string;
  /** Whether the frame shows the page's heading; otherwise the content has it. */
  headed: boolean;
  children: ReactNode;
}

function Frame({ quizId, headed, children }: FrameProps) {
  return (
    <div className="mx-auto grid max-w-reading grid-cols-1 gap-6">
      <BackLink to={`/user/test/${quizId}`}>Back to quiz</BackLink>
      {headed && (
        <>
          <PageTitle title="Adaptive quiz" />
          <h1 tabIndex={-1} className="text-2xl lg:text-3xl">
            Adaptive quiz
          </h1>
        </>
      )}
      {children}
    </div>
  );
}
