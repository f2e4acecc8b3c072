import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { CategoryMotif } from '#ui/pictures/category-motif.tsx';
import type { LocalQuiz } from '../local-quizzes.mirror.ts';
import { useQuizCategories } from '../use-quiz-categories.ts';
import type { QuizFilters } from './quiz-filters.ts';
import type { QuizListItem } from './quiz-list-item.ts';
import { QuizRow } from './quiz-row.tsx';
import { buildQuizSections, type QuizSection } from './section-quizzes.ts';

export const ROWS = 'grid gap-2 md:grid-cols-2 md:gap-3 xl:grid-cols-3';

interface QuizSectionsProps {
  quizzes: readonly QuizListItem[];
  filters: QuizFilters;
  local: readonly LocalQuiz[] | null | undefined;
  open: ReadonlySet<string>;
}

/** The list of quizzes in sections with headings. */
export function QuizSections({ quizzes, filters, local, open }: QuizSectionsProps) {
  const counts = new Map(useQuizCategories()?.map((quizCategory) => [quizCategory.category, quizCategory.quizzes]));
  const byId = new Map(local?.map((quiz) => [quiz.quizId, quiz]));
  return (
    <div className="grid gap-8">
      {buildQuizSections(quizzes, { filters, counts }).map((section) => (
        <Section key={section.heading} section={section}>
          {section.quizzes.map((quiz) => (
            <li key={quiz.id} className="min-w-0">
              <QuizRow quiz={quiz} local={local ? (byId.get(quiz.id) ?? null) : undefined} open={open.has(quiz.id)} />
            </li>
          ))}
        </Section>
      ))}
    </div>
  );
}

function Section({ section, children }: { section: QuizSection; children: ReactNode }) {
  const { heading, category, quizzes, more } = section;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id={headingId} className="flex min-w-0 items-center gap-2 text-lg wrap-anywhere">
          {category !== null && <CategoryMotif category={category} />}
          {heading}
        </h2>
        {category !== null && more > 0 && (
          <Link
            to="/user/test"
            search={{ category }}
            className="inline-flex min-h-11 shrink-0 items-center font-semibold text-primary underline-offset-4 hover:underline"
          >
            <span>
              See all<span className="sr-only"> {category} quizzes</span> {quizzes.length + more}
            </span>
          </Link>
        )}
      </div>
      <ul className={ROWS}>{children}</ul>
    </section>
  );
}
