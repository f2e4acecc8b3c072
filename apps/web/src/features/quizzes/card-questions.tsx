import { formatRightAnswer } from '@quorbit/contracts/quizzes/answer-display';
import type { AnyQuestion } from '@quorbit/contracts/quizzes/question';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { RichText } from '#ui/rich-text/rich-text.tsx';

/** A collapsed list of a quiz's questions with their right answers. */
export function CardQuestions({ questions }: { questions: readonly AnyQuestion[] }) {
  // Renders the list only while it's open, because a quiz may have 200 questions.
  const [open, setOpen] = useState(false);
  if (questions.length === 0) return <p className="text-sm font-normal text-quiet">No questions added yet.</p>;
  return (
    <details className="group font-normal" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer md:min-h-9 list-none items-center gap-1 text-sm text-quiet">
        <ChevronRight className="size-4 shrink-0 transition-transform group-open:rotate-90" aria-hidden="true" />
        Questions and answers
      </summary>
      {open && (
        <ol className="grid gap-3 pb-2">
          {questions.map((question, index) => (
            <li key={question.id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 wrap-anywhere">
              <span className="figures text-quiet">{index + 1}.</span>
              <div>
                <RichText>{question.question}</RichText>
                <div className="text-sm text-quiet">
                  <span className="sr-only">Correct answer: </span>
                  <RichText>{answerOf(question)}</RichText>
                </div>
              </div>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

/** Returns the right answer in words, after its letter if the question has lettered options. */
function answerOf(question: AnyQuestion): string {
  const words = formatRightAnswer(question);
  if (words === null) return 'The right answer is hidden.';
  return question.correctAnswer ? `${question.correctAnswer}. ${words}` : words;
}
