import { isNarrowed } from './is-narrowed.ts';
import type { QuizFilters } from './quiz-filters.ts';
import type { QuizListItem } from './quiz-list-item.ts';

/** A part of the list with a heading of its own. */
export interface QuizSection {
  heading: string;
  /** The category whose quizzes these are; null where they are of several. */
  category: string | null;
  quizzes: readonly QuizListItem[];
  /** How many more there are behind 'See all'. */
  more: number;
}

/** How many quizzes of a category the list shows before 'See all'. */
const SHOWN_PER_CATEGORY = 3;

interface SectionContext {
  filters: QuizFilters;
  /** How many quizzes each category has; those that are not loaded yet count too. */
  counts: ReadonlyMap<string, number>;
}

/**
 * The list in parts: by category, so that people see what there is; what was searched for in one; and without a network
 * first what can be taken now.
 */
export function buildQuizSections(
  quizzes: readonly QuizListItem[],
  { filters, counts }: SectionContext,
): QuizSection[] {
  const fullSection = (heading: string, part: readonly QuizListItem[]) => ({
    heading,
    category: null,
    quizzes: part,
    more: 0,
  });
  const unavailable = quizzes.filter((quiz) => quiz.isUnavailable);
  if (unavailable.length > 0) {
    const available = quizzes.filter((quiz) => !quiz.isUnavailable);
    return [fullSection('On this device', available), fullSection("When you're online again", unavailable)].filter(
      (section) => section.quizzes.length > 0,
    );
  }
  if (isNarrowed(filters)) return [fullSection(quizzes.length === 1 ? '1 quiz' : `${quizzes.length} quizzes`, quizzes)];
  const byCategory = new Map<string, QuizListItem[]>();
  for (const quiz of quizzes) byCategory.set(quiz.category, [...(byCategory.get(quiz.category) ?? []), quiz]);
  return [...byCategory]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([category, all]) => ({
      heading: category,
      category,
      quizzes: all.slice(0, SHOWN_PER_CATEGORY),
      more: Math.max(counts.get(category) ?? 0, all.length) - Math.min(SHOWN_PER_CATEGORY, all.length),
    }));
}
