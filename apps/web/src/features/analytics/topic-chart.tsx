import { comparableTopics } from '@quorbit/contracts/analytics/figures';
import { formatAnswerCount } from '@quorbit/contracts/analytics/format-headline';
import type { TopicAccuracy } from '@quorbit/contracts/analytics/schema';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ChartCard, ChartCardSkeleton } from '#ui/charts/chart-card.tsx';
import { BarChart } from '#ui/charts/charts.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { useTopicAccuracy } from './analytics.queries.ts';
import { LOAD_FAILURE } from './load-failure.ts';

/**
 * The most topics with a bar: the strongest ones, and the weakest ones, which need work. The table lists all topics.
 */
const MAX_STRONGEST = 3;
const MAX_WEAKEST = 7;

/** A chart of the share of right answers in each topic. */
export function TopicChart() {
  return (
    <QueryView
      view={useTopicAccuracy()}
      loading={{ label: 'Loading topic accuracy', shape: <ChartCardSkeleton /> }}
      failing={LOAD_FAILURE}
    >
      {(topics) => <Topics topics={topics} />}
    </QueryView>
  );
}

function Topics({ topics }: { topics: readonly TopicAccuracy[] }) {
  return (
    <ChartCard
      title="Topic accuracy"
      sentence={formatTopics(topics)}
      points={topics.length}
      empty={
        <>
          <p className="max-w-72 text-balance text-quiet">Topics appear here once you finish a quiz.</p>
          <LinkButton to="/user/test">Choose a quiz</LinkButton>
        </>
      }
      chart={
        <BarChart
          label="Right answers by topic"
          bars={limitTopics(topics).map(({ tag, accuracy }) => ({ id: tag, label: tag, value: accuracy }))}
          max={100}
          format={(value) => `${value}%`}
          categories
        />
      }
      table={{
        columns: [
          { id: 'tag', header: 'Topic', isRowHeader: true, cell: ({ tag }) => tag },
          { id: 'accuracy', header: 'Right', numeric: true, cell: ({ accuracy }) => `${accuracy.toFixed(1)}%` },
          { id: 'asked', header: 'Questions asked', numeric: true, cell: ({ asked }) => asked },
        ],
        rows: topics,
        keyOf: ({ tag }) => tag,
      }}
    />
  );
}

/**
 * Returns the topics that get a bar.
 * @param topics the best first.
 */
export function limitTopics<Topic>(topics: readonly Topic[]): readonly Topic[] {
  if (topics.length <= MAX_STRONGEST + MAX_WEAKEST) return topics;
  return [...topics.slice(0, MAX_STRONGEST), ...topics.slice(-MAX_WEAKEST)];
}

/**
 * Names the best and the weakest topic in a sentence, with the number of answers it is based on.
 * @param topics the best first.
 */
export function formatTopics(topics: readonly TopicAccuracy[]): string {
  const [only] = topics;
  if (!only) return 'No answers yet.';
  const basis = `from ${formatAnswerCount(topics.reduce((sum, { asked }) => sum + asked, 0))}`;
  if (topics.length === 1) return `${only.tag} is at ${only.accuracy.toFixed(1)}%, ${basis}.`;
  const [best, ...others] = comparableTopics(topics);
  const weakest = others.at(-1);
  if (!best || !weakest) return `Too few answers yet to say which topic needs the most work, ${basis}.`;
  return `${best.tag} is your strongest, ${weakest.tag} needs the most work, ${basis}.`;
}
