import type { ReactNode, Ref } from 'react';
import { usePicture } from '#features/quizzes/use-picture.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { LaidOutQuestion } from './drafts.mirror.ts';

interface QuestionFieldsetProps {
  question: LaidOutQuestion['question'];
  ref?: Ref<HTMLFieldSetElement> | undefined;
  /** The answer controls. */
  children: ReactNode;
}

/** A question's text and picture, with its answer controls below. */
export function QuestionFieldset({ question, ref, children }: QuestionFieldsetProps) {
  const picture = usePicture(question.image);
  return (
    <fieldset ref={ref} tabIndex={-1} className="rise-in min-w-0 outline-none!">
      <legend className="mb-5 max-w-reading whitespace-pre-wrap font-display text-xl font-bold tracking-tight wrap-anywhere lg:mb-7 lg:text-2xl">
        <RichText>{question.question}</RichText>
      </legend>
      {picture && (
        <div className="mb-5">
          <Picture picture={picture} />
        </div>
      )}
      {children}
    </fieldset>
  );
}
