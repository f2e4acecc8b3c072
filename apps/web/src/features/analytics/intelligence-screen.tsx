import { ENOUGH_ANSWERS } from '@quorbit/contracts/analytics/figures';
import { formatAnswerCount, formatHeadline } from '@quorbit/contracts/analytics/format-headline';
import type { Intelligence } from '@quorbit/contracts/analytics/schema';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ChartCardSkeleton } from '#ui/charts/chart-card.tsx';
import { Headline } from '#ui/headline.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ProgressRing } from '#ui/pictures/progress-ring.tsx';
import { useIntelligence } from './analytics.queries.ts';
import { FactCard } from './fact-card.tsx';
import { ForecastChart } from './forecast-chart.tsx';
import { formatHour } from './format-date.ts';
import { LOAD_FAILURE } from './load-failure.ts';
import { MasteryList } from './mastery-list.tsx';
import { StudyCalendar } from './study-calendar.tsx';

/** The intelligence dashboard: due reviews, retention, mastery, and the hour at which learning goes best. */
export function IntelligenceScreen() {
  return (
    <>
      <PageHeader
        title="Intelligence Dashboard"
        description="What you know, what you'll forget next, and when you learn best."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <QueryView
          view={useIntelligence()}
          loading={{ label: 'Loading intelligence', className: 'grid gap-6', shape: <ScreenSkeleton /> }}
          failing={LOAD_FAILURE}
        >
          {(data) => <IntelligenceContent data={data} />}
        </QueryView>
      </div>
    </>
  );
}

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]';

function IntelligenceContent({ data }: { data: Intelligence }) {
  const { headline } = data;
  const trend = headline.kind === 'moved' ? (headline.points > 0 ? 'up' : 'down') : null;
  return (
    <>
      <Headline {...formatHeadline(headline)} trend={trend} />
      <ForecastChart forecast={data.forecast} />
      <div className={GRID}>
        <Retention {...data.retention} />
        <MasteryList mastery={data.mastery} asOf={data.masteryAsOf} />
        <WeakestTopics topics={data.weakest} />
        <BestHour best={data.bestHour} answers={data.hourAnswers} />
      </div>
      <StudyCalendar days={data.days} today={data.today} />
    </>
  );
}

function Retention({ remembered, target, ratings }: Intelligence['retention']) {
  const isTooFew = ratings < ENOUGH_ANSWERS;
  return (
    <FactCard
      title="Retention"
      basis={`From ${ratings.toLocaleString('en')} ${ratings === 1 ? 'review' : 'reviews'} in 30 days. Your target is ${target}%.`}
    >
      <div className="flex items-center gap-5">
        <ProgressRing
          label="Reviews remembered"
          value={isTooFew ? 0 : (remembered ?? 0) / 100}
          valueText={isTooFew ? 'Not known yet' : `${remembered}% of a target of ${target}%`}
          className="size-24"
        >
          <span className="figures font-display text-xl font-bold">
            {isTooFew ? '–' : `${Math.round(remembered ?? 0)}%`}
          </span>
        </ProgressRing>
        <p className="min-w-0 text-balance">{formatRetention(remembered, target, ratings)}</p>
      </div>
      {isTooFew && (
        <LinkButton to="/reviews" className="justify-self-start">
          Review now
        </LinkButton>
      )}
    </FactCard>
  );
}

function formatRetention(remembered: number | null, target: number, ratings: number): string {
  if (remembered === null || ratings < ENOUGH_ANSWERS)
    return `${ENOUGH_ANSWERS - ratings} more ${ratings === ENOUGH_ANSWERS - 1 ? 'review' : 'reviews'} and we can tell how much you remember.`;
  const overTarget = Math.round(remembered - target);
  if (overTarget < -5) return `${-overTarget} points below your target. Reviewing on the day they're due helps most.`;
  return overTarget > 5
    ? `${overTarget} points above your target. Your memory is doing well.`
    : 'Right at your target.';
}

function WeakestTopics({ topics }: { topics: Intelligence['weakest'] }) {
  const answerCount = topics.reduce((sum, topic) => sum + topic.asked, 0);
  return (
    <FactCard
      title="Weakest topics"
      basis={
        topics.length === 0
          ? `Topics appear after ${ENOUGH_ANSWERS} answers.`
          : `From ${formatAnswerCount(answerCount)}.`
      }
    >
      {topics.length === 0 ? (
        <p className="text-balance">No topic has enough answers yet.</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {topics.map(({ tag, accuracy }) => (
            <li key={tag} className="flex items-center justify-between gap-4">
              <a
                href={`/user/test?category=${encodeURIComponent(tag)}`}
                className="inline-flex min-h-11 min-w-0 items-center font-semibold text-primary underline-offset-4 hover:underline"
              >
                <span className="truncate">{tag}</span>
              </a>
              <span className="figures shrink-0 font-semibold">{accuracy.toFixed(1)}%</span>
            </li>
          ))}
        </ul>
      )}
    </FactCard>
  );
}

function BestHour({ best, answers }: { best: Intelligence['bestHour']; answers: number }) {
  return (
    <FactCard
      title="Best hour"
      basis={
        best
          ? `From ${formatAnswerCount(best.answers)} at that hour, of ${formatAnswerCount(answers)}.`
          : `${formatAnswerCount(answers)} so far. We need ${ENOUGH_ANSWERS} at two different hours.`
      }
    >
      {best ? (
        <p className="text-balance">
          <strong className="font-display text-3xl">{formatHour(best.hour)}</strong> is when you get most right:{' '}
          {best.accuracy}%.
        </p>
      ) : (
        <p className="text-balance">Learn at different hours, and we'll say which suits you.</p>
      )}
    </FactCard>
  );
}

function ScreenSkeleton() {
  return (
    <>
      <Skeleton className="h-36 rounded-tile" />
      <ChartCardSkeleton />
      <div className={GRID}>
        <Skeletons count={4} className="h-56 rounded-card" />
      </div>
      <Skeleton className="h-72 rounded-card" />
    </>
  );
}
