import type { PrivateQuiz } from '@quorbit/contracts/quizzes/private-quiz';
import { formatCount } from '#lib/words/format-count.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { CategoryMotif } from '#ui/pictures/category-motif.tsx';
import { toCategorySlug } from '#ui/pictures/category-slug.ts';

interface TutorQuizCardProps {
  quiz: PrivateQuiz;
  onPreview: () => void;
}

/** A quiz that the tutor made for the learner, shown in the message that came with it. */
export function TutorQuizCard({ quiz, onPreview }: TutorQuizCardProps) {
  const { id, title, category, difficulty, questionCount } = quiz;
  return (
    <article
      aria-label={title}
      data-category={toCategorySlug(category)}
      className="grid w-full max-w-reading grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-base-300 bg-base-100 p-4"
    >
      <div className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-category-soft">
          <CategoryMotif category={category} className="size-7 text-category-ink" />
        </span>
        <div className="min-w-0">
          <h2 className="text-lg wrap-anywhere">{title}</h2>
          <p className="text-sm text-quiet wrap-anywhere">
            <span className="figures">{formatCount(questionCount, 'question', 'questions')}</span> ·{' '}
            <span className="capitalize">{difficulty}</span> · {category}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={`/user/test/${id}`} look="primary">
          Take Quiz Now
        </LinkButton>
        <Button onClick={onPreview}>Preview</Button>
      </div>
    </article>
  );
}
