import { isNarrowed } from './is-narrowed.ts';
import type { QuizFilters } from './quiz-filters.ts';
import type { QuizListItem } from './quiz-list-item.ts';

/** A section of the list with its heading. */
export interface QuizSection {
  heading: string;
  /** The category of the section's quizzes; null if they belong to several. */
  category: string | null;
  quizzes: readonly QuizListItem[];
  /** The number of further quizzes, shown after 'See all'. */
  more: number;
}

/** The number of quizzes per category that the list shows before 'See all'. */
const SHOWN_PER_CATEGORY = 3;

interface SectionContext {
  filters: QuizFilters;
  /** The number of quizzes in each category, including those not loaded yet. */
  counts: ReadonlyMap<string, number>;
}

/**
 * Splits the list into sections: by category without filters, a single section with filters, and available before
 * unavailable quizzes while offline.
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
