import { ENOUGH_ANSWERS } from '@quorbit/contracts/analytics/figures';
import { formatAnswerCount } from '@quorbit/contracts/analytics/format-headline';
import type { SessionList } from '@quorbit/contracts/analytics/schema';
import { FactCard } from './fact-card.tsx';
import { formatInsight } from './format-insight.ts';

type Insight = SessionList['insights'][number];

const TITLES: Record<Insight['kind'], string> = {
  breaks: 'Breaks',
  engagement: 'Engagement',
  peak: 'Peak performance',
  pace: 'Pace',
};

/** The insights from the learner's own sessions, each with what it is based on. */
export function InsightCards({ insights }: { insights: SessionList['insights'] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[repeat(2,minmax(0,1fr))]">
      {insights.map((insight) => (
        <FactCard
          key={insight.kind}
          title={TITLES[insight.kind]}
          basis={
            insight.answers < ENOUGH_ANSWERS
              ? `${insight.answers} of the ${ENOUGH_ANSWERS} answers we need.`
              : `From ${formatAnswerCount(insight.answers)}.`
          }
        >
          <p className="text-lg text-balance">{formatInsight(insight)}</p>
        </FactCard>
      ))}
    </div>
  );
}
