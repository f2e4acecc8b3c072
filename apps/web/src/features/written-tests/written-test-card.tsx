import type { WrittenTest } from '@quorbit/contracts/written-tests/schema';
import { CalendarClock, CloudUpload, ListChecks } from 'lucide-react';
import { formatCount } from '#lib/words/format-count.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { formatExactTime } from '#ui/format-time.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { CardFact, CategoryCard } from '#ui/pictures/category-card.tsx';
import { formatPhase, STATE_LABELS } from './format-written-test.ts';

interface WrittenTestCardProps {
  test: WrittenTest;
  /**
   * Whether the test was submitted on this device and the submission is on its way to the server; undefined until that
   * is known.
   */
  submitting: boolean | undefined;
  now: Date;
}

/** A card with a written test and the one action that the learner can take now. */
export function WrittenTestCard({ test, submitting, now }: WrittenTestCardProps) {
  const { id, title, category, description, phase, opensAt, closesAt, duration, questionCount, marks } = test;
  const phaseAt = phase === 'upcoming' ? opensAt : closesAt;
  return (
    <CategoryCard id={`written-test-${id}`} title={title} about={category} category={category}>
      <div className="grid content-start gap-3">
        {description && <p className="line-clamp-3 whitespace-pre-wrap wrap-anywhere">{description}</p>}
        <ul className="grid gap-2 text-sm">
          <CardFact icon={<CalendarClock className="size-4" aria-hidden="true" />}>
            <time dateTime={phaseAt} title={formatExactTime(new Date(phaseAt))} className="font-semibold">
              {formatPhase(test, now)}
            </time>
          </CardFact>
          <CardFact icon={<ListChecks className="size-4" aria-hidden="true" />}>
            {[
              `${duration} minutes`,
              formatCount(questionCount, 'question', 'questions'),
              formatCount(marks, 'mark', 'marks'),
            ].join(' · ')}
          </CardFact>
        </ul>
      </div>
      <CardFooter test={test} submitting={submitting} now={now} />
    </CategoryCard>
  );
}

function CardFooter({ test, submitting, now }: WrittenTestCardProps) {
  const { id, title, phase, sitting } = test;
  const name = <span className="sr-only">{title}</span>;
  const takePath = `/take-written-test/${id}`;
  if (sitting === null) {
    if (phase === 'closed') return <p className="flex min-h-11 items-center text-quiet">You didn't take this test.</p>;
    return (
      <LinkButton to={takePath} look={phase === 'open' ? 'primary' : 'secondary'} className="justify-self-start">
        {phase === 'open' ? 'Start' : 'See the rules'}
        {name}
      </LinkButton>
    );
  }
  if (submitting)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone="info" icon={<CloudUpload className="size-4" aria-hidden="true" />}>
          Submitted, waiting
        </Badge>
      </div>
    );
  if (sitting.state === 'in_progress' && submitting === undefined) return <Skeleton className="h-11 w-32" />;
  if (sitting.state === 'in_progress')
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <LinkButton to={takePath} look="primary">
          Continue{name}
        </LinkButton>
        <span className="figures text-sm font-semibold">
          {formatTimeLeft(Date.parse(sitting.deadline) - now.getTime())}
        </span>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <LinkButton
        to={`/user/written-test-report/${sitting.id}`}
        look={sitting.state === 'published' ? 'primary' : 'secondary'}
      >
        {sitting.state === 'published' ? 'See your marks' : 'Your answers'}
        {name}
      </LinkButton>
      {sitting.state !== 'published' && <Badge>{STATE_LABELS[sitting.state]}</Badge>}
    </div>
  );
}

function formatTimeLeft(milliseconds: number): string {
  if (milliseconds <= 0) return "Time's up";
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes < 60 ? `${minutes} min left` : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
}
