import { isNarrowed } from './is-narrowed.ts';
import type { QuizFilters } from './quiz-filters.ts';
import type { ShownQuiz } from './shown-quiz.ts';

/** A part of the list with a heading of its own. */
export interface QuizSection {
  heading: string;
  /** The category whose quizzes these are; null where they are of several. */
  category: string | null;
  quizzes: readonly ShownQuiz[];
  /** How many more there are behind 'See all'. */
  more: number;
}

/** How many quizzes of a category the list shows before 'See all'. */
const SHOWN = 3;

interface Surroundings {
  filters: QuizFilters;
  /** How many quizzes each category has; those that are not loaded yet count too. */
  counts: ReadonlyMap<string, number>;
}

/**
 * The list in parts: by category, so that people see what there is; what was searched for in one; and without a network
 * first what can be taken now.
 */
export function quizSections(quizzes: readonly ShownQuiz[], { filters, counts }: Surroundings): QuizSection[] {
  const whole = (heading: string, part: readonly ShownQuiz[]) => ({ heading, category: null, quizzes: part, more: 0 });
  const away = quizzes.filter((quiz) => quiz.away);
  if (away.length > 0) {
    const here = quizzes.filter((quiz) => !quiz.away);
    return [whole('On this device', here), whole("When you're online again", away)].filter(
      (section) => section.quizzes.length > 0,
    );
  }
  if (isNarrowed(filters)) return [whole(quizzes.length === 1 ? '1 quiz' : `${quizzes.length} quizzes`, quizzes)];
  const byCategory = new Map<string, ShownQuiz[]>();
  for (const quiz of quizzes) byCategory.set(quiz.category, [...(byCategory.get(quiz.category) ?? []), quiz]);
  return [...byCategory]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([category, all]) => ({
      heading: category,
      category,
      quizzes: all.slice(0, SHOWN),
      more: Math.max(counts.get(category) ?? 0, all.length) - Math.min(SHOWN, all.length),
    }));
}
