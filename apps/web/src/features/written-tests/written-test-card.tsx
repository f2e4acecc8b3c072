import type { WrittenTest } from '@quorbit/contracts/written-tests/schema';
import { CalendarClock, CloudUpload, ListChecks } from 'lucide-react';
import { counted } from '#lib/words/counted.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { CardFact, CategoryCard } from '#ui/pictures/category-card.tsx';
import { exactTime } from '#ui/time-words.ts';
import { phaseWords, STATE_WORDS } from './written-test-words.ts';

interface WrittenTestCardProps {
  test: WrittenTest;
  /** Whether it was submitted on this device, and that is on its way to the server; undefined until it is known. */
  submitting: boolean | undefined;
  now: Date;
}

/** A written test and the one thing to do about it. */
export function WrittenTestCard({ test, submitting, now }: WrittenTestCardProps) {
  const { id, title, category, description, phase, opensAt, closesAt, duration, questionCount, marks } = test;
  const phaseAt = phase === 'upcoming' ? opensAt : closesAt;
  return (
    <CategoryCard id={`written-test-${id}`} title={title} about={category} category={category}>
      <div className="grid content-start gap-3">
        {description && <p className="line-clamp-3 whitespace-pre-wrap wrap-anywhere">{description}</p>}
        <ul className="grid gap-2 text-sm">
          <CardFact icon={<CalendarClock className="size-4" aria-hidden="true" />}>
            <time dateTime={phaseAt} title={exactTime(new Date(phaseAt))} className="font-semibold">
              {phaseWords(test, now)}
            </time>
          </CardFact>
          <CardFact icon={<ListChecks className="size-4" aria-hidden="true" />}>
            {[
              `${duration} minutes`,
              counted(questionCount, 'question', 'questions'),
              counted(marks, 'mark', 'marks'),
            ].join(' · ')}
          </CardFact>
        </ul>
      </div>
      <Foot test={test} submitting={submitting} now={now} />
    </CategoryCard>
  );
}

function Foot({ test, submitting, now }: WrittenTestCardProps) {
  const { id, title, phase, sitting } = test;
  const name = <span className="sr-only">{title}</span>;
  const take = `/take-written-test/${id}`;
  if (sitting === null) {
    if (phase === 'closed') return <p className="flex min-h-11 items-center text-quiet">You didn't take this test.</p>;
    return (
      <LinkButton to={take} look={phase === 'open' ? 'primary' : 'secondary'} className="justify-self-start">
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
        <LinkButton to={take} look="primary">
          Continue{name}
        </LinkButton>
        <span className="figures text-sm font-semibold">{leftWords(Date.parse(sitting.deadline) - now.getTime())}</span>
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
      {sitting.state !== 'published' && <Badge>{STATE_WORDS[sitting.state]}</Badge>}
    </div>
  );
}

function leftWords(milliseconds: number): string {
  if (milliseconds <= 0) return "Time's up";
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes < 60 ? `${minutes} min left` : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
}
