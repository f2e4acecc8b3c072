import type { QuizCard } from '@quorbit/contracts/quizzes/schema';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useLocalQuizzes } from '#offline/mirror/use-packs.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadingRegion, Skeleton } from '#ui/skeleton.tsx';
import { StaleNote } from '#ui/stale-note.tsx';
import { useSuggestedQuizzes } from './home.queries.ts';
import { Section } from './section.tsx';

const SHOWN = 3;
const GRID = 'grid gap-4 md:grid-cols-3';

/** A row of quizzes to go on with. */
export function SuggestedQuizzes() {
  return (
    <Section title="Quizzes for you" more={{ to: '/user/test', label: 'All quizzes' }}>
      <Content />
    </Section>
  );
}

function Content() {
  const { data, isPending, isError, isFetching, dataUpdatedAt, refetch } = useSuggestedQuizzes();
  // While the server cannot be reached, what can be taken without it.
  const local = useLocalQuizzes();
  if (isPending) {
    return (
      <LoadingRegion label="Loading quizzes" className={GRID}>
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </LoadingRegion>
    );
  }
  const here = local?.filter(({ size, sealed }) => size !== null && !sealed).slice(0, SHOWN) ?? [];
  if (!data && here.length > 0) {
    return <Tiles quizzes={here.map(({ quizId: id, ...quiz }) => ({ id, ...quiz }))} />;
  }
  if (!data) {
    return (
      <ErrorState
        message="Error fetching Quiz. Try again later."
        kept="Your results and everything you saved on this device are safe."
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState action={<LinkButton to="/user/test">Browse quizzes</LinkButton>}>
        No quiz has been published here yet. New ones appear as soon as they are.
      </EmptyState>
    );
  }
  return (
    <>
      {isError && <StaleNote since={dataUpdatedAt} />}
      <Tiles quizzes={data.items} />
    </>
  );
}

type TileQuiz = Pick<QuizCard, 'id' | 'title' | 'category' | 'questionCount' | 'duration' | 'bestPercentage'>;

function Tiles({ quizzes }: { quizzes: readonly TileQuiz[] }) {
  return (
    <ul className={GRID}>
      {quizzes.map((quiz) => (
        <li key={quiz.id}>
          <QuizTile quiz={quiz} />
        </li>
      ))}
    </ul>
  );
}

function QuizTile({ quiz }: { quiz: TileQuiz }) {
  const page: string = `/user/test/${quiz.id}`;
  return (
    <article className="group relative flex h-full flex-col gap-3 rounded-card border border-base-300 bg-base-100 p-5 transition-colors hover:border-primary">
      <div className="flex flex-wrap gap-2">
        <Badge>{quiz.category}</Badge>
        {quiz.bestPercentage !== null && <Badge tone="success">Best {quiz.bestPercentage}%</Badge>}
      </div>
      <h3 className="text-lg">
        <Link to={page} className="after:absolute after:inset-0 after:rounded-card">
          {quiz.title}
        </Link>
      </h3>
      <p className="mt-auto flex items-center justify-between gap-3 text-quiet">
        {quiz.questionCount} {quiz.questionCount === 1 ? 'question' : 'questions'}, {quiz.duration} min
        <ArrowRight className="size-5 transition-transform group-hover:translate-x-1" aria-hidden="true" />
      </p>
    </article>
  );
}
