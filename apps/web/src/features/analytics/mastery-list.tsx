import type { Intelligence } from '@quorbit/contracts/analytics/schema';
import { toCategorySlug } from '#ui/pictures/category-slug.ts';
import { FactCard } from './fact-card.tsx';
import { formatDate } from './format-date.ts';

/** A list of categories, each with the share of its questions that the learner would currently get right. */
export function MasteryList({ mastery, asOf }: { mastery: Intelligence['mastery']; asOf: string | null }) {
  const questions = mastery.reduce((sum, categoryMastery) => sum + categoryMastery.questions, 0);
  return (
    <FactCard
      title="Mastery"
      basis={
        asOf === null
          ? 'Computed every night from your answers and reviews.'
          : `From ${questions.toLocaleString('en')} ${questions === 1 ? 'question' : 'questions'}, as of ${formatDate(asOf)}.`
      }
    >
      {mastery.length === 0 ? (
        <p className="text-balance">Answer some questions, and you'll see how much of them you still know.</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {mastery.map(({ category, mastery: percent, questions: known }) => (
            <li
              key={category}
              data-category={toCategorySlug(category)}
              className="grid grid-cols-[minmax(0,1fr)] gap-1"
            >
              <span className="flex justify-between gap-4">
                <span className="min-w-0 truncate">{category}</span>
                <span className="figures shrink-0 font-semibold">
                  {percent.toFixed(1)}%<span className="sr-only"> of {known} questions</span>
                </span>
              </span>
              <span className="h-2 overflow-hidden rounded-full bg-category-soft" aria-hidden="true">
                <span className="block h-full rounded-full bg-category" style={{ width: `${percent}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </FactCard>
  );
}
