import { comparableTopics } from '@quorbit/contracts/analytics/figures';
import { answersInWords } from '@quorbit/contracts/analytics/headline-words';
import type { TopicAccuracy } from '@quorbit/contracts/analytics/schema';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ChartCard, ChartCardSkeleton } from '#ui/charts/chart-card.tsx';
import { BarChart } from '#ui/charts/charts.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { useTopics } from './analytics.queries.ts';
import { FAILING } from './failing.ts';

/** So many bars at most: the strongest topics, and the weakest, which one wants to work on. The table has all. */
const STRONGEST = 3;
const WEAKEST = 7;

/** How much is right in each topic. */
export function TopicChart() {
  return (
    <QueryView
      view={useTopics()}
      loading={{ label: 'Loading topic accuracy', shape: <ChartCardSkeleton /> }}
      failing={FAILING}
    >
      {(topics) => <Topics topics={topics} />}
    </QueryView>
  );
}

function Topics({ topics }: { topics: readonly TopicAccuracy[] }) {
  return (
    <ChartCard
      title="Topic accuracy"
      sentence={topicWords(topics)}
      points={topics.length}
      none={
        <>
          <p className="max-w-72 text-balance text-quiet">Topics appear here once you finish a quiz.</p>
          <LinkButton to="/user/test">Choose a quiz</LinkButton>
        </>
      }
      chart={
        <BarChart
          label="Right answers by topic"
          bars={charted(topics).map(({ tag, accuracy }) => ({ id: tag, label: tag, value: accuracy }))}
          max={100}
          format={(value) => `${value}%`}
          categories
        />
      }
      table={{
        columns: [
          { id: 'tag', header: 'Topic', names: true, cell: ({ tag }) => tag },
          { id: 'accuracy', header: 'Right', numeric: true, cell: ({ accuracy }) => `${accuracy.toFixed(1)}%` },
          { id: 'asked', header: 'Questions asked', numeric: true, cell: ({ asked }) => asked },
        ],
        rows: topics,
        keyOf: ({ tag }) => tag,
      }}
    />
  );
}

/** The topics that have a bar. @param topics the best first */
export function charted<Topic>(topics: readonly Topic[]): readonly Topic[] {
  if (topics.length <= STRONGEST + WEAKEST) return topics;
  return [...topics.slice(0, STRONGEST), ...topics.slice(-WEAKEST)];
}

/** The best and the weakest topic, and from how many answers. @param topics the best first */
export function topicWords(topics: readonly TopicAccuracy[]): string {
  const [only] = topics;
  if (!only) return 'No answers yet.';
  const basis = `from ${answersInWords(topics.reduce((sum, { asked }) => sum + asked, 0))}`;
  if (topics.length === 1) return `${only.tag} is at ${only.accuracy.toFixed(1)}%, ${basis}.`;
  const [best, ...others] = comparableTopics(topics);
  const weakest = others.at(-1);
  if (!best || !weakest) return `Too few answers yet to say which topic needs the most work, ${basis}.`;
  return `${best.tag} is your strongest, ${weakest.tag} needs the most work, ${basis}.`;
}
