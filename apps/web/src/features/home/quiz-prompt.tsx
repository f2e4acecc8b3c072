import { Play } from 'lucide-react';
import { formatQuizLength } from '#lib/words/format-quiz-length.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { QuizPicture } from '#ui/pictures/quiz-picture.tsx';
import { formatReason } from './format-recommendation.ts';
import { PRIMARY_ACTION, Prompt } from './prompt.tsx';
import type { Recommendation } from './recommend.ts';

/** Home's prompt to take a recommended quiz, with the reason. */
export function QuizPrompt({ pick, today }: { pick: Recommendation; today: string }) {
  const { quiz, reason } = pick;
  const page: string = `/user/test/${quiz.id}`;
  return (
    <Prompt
      eyebrow={reason.kind === 'first' ? 'Your first quiz' : 'Recommended for you'}
      title={quiz.title}
      picture={<QuizPicture category={quiz.category} className="size-20 rounded-tile md:size-36" />}
      action={
        <LinkButton
          to={page}
          look="accent"
          icon={<Play className="size-5" aria-hidden="true" />}
          className={PRIMARY_ACTION}
        >
          Take this quiz
        </LinkButton>
      }
    >
      <p>{formatReason(pick, today)}.</p>
      <p className="text-base text-neutral-content/80">
        {quiz.category}, {formatQuizLength(quiz)}
      </p>
    </Prompt>
  );
}
