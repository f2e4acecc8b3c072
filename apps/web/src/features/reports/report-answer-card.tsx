import type { ReportAnswer } from '@quorbit/contracts/attempts/schema';
import { LETTERS, type Letter } from '@quorbit/contracts/quizzes/difficulty';
import { Check, CircleDashed, Lock, X } from 'lucide-react';
import { clockTime } from '#lib/duration.ts';
import { AnswerShape } from '#ui/answer-shape.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';

interface ReportAnswerCardProps {
  answer: ReportAnswer;
  number: number;
  /** How far this answer came; null where there is nothing to say about that. */
  receipt: string | null;
}

/** One question of a report: what was chosen, what was right and why. */
export function ReportAnswerCard({ answer, number, receipt }: ReportAnswerCardProps) {
  const { options, option, correctAnswer, explanation, shareCorrect, timeSpent, image } = answer;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 max-w-reading flex-1 basis-60 text-pretty whitespace-pre-line text-lg wrap-anywhere">
          <span className="figures text-quiet">{number}.</span> {answer.question}
        </h2>
        <Verdict answer={answer} />
      </div>
      {image && <img src={image.src} alt={image.alt} className="max-h-60 rounded-card border border-base-300" />}
      <ul className="grid gap-2 md:grid-cols-2">
        {LETTERS.slice(0, options.length).map((letter, index) => (
          <OptionRow
            key={letter}
            letter={letter}
            text={options[index] ?? ''}
            own={option === index}
            right={correctAnswer === letter}
          />
        ))}
      </ul>
      {explanation && (
        <p className="max-w-reading border-s-4 border-primary/40 ps-4 wrap-anywhere">
          <span className="font-semibold">Why: </span>
          {explanation}
        </p>
      )}
      <p className="text-sm text-quiet">
        Your time: <span className="figures">{clockTime(timeSpent)}</span>
        {' · '}
        {shareCorrect === null
          ? 'Too few people have answered to compare yet'
          : `${Math.round(shareCorrect * 100)}% of all answers were right`}
        {receipt && ` · ${receipt}`}
      </p>
    </Card>
  );
}

function Verdict({ answer: { option, correct } }: { answer: ReportAnswer }) {
  if (option === null) return <Badge icon={<CircleDashed className="size-4" aria-hidden="true" />}>Skipped</Badge>;
  if (correct === null) return <Badge icon={<Lock className="size-4" aria-hidden="true" />}>Hidden for now</Badge>;
  return correct ? (
    <Badge tone="success" icon={<Check className="size-4" aria-hidden="true" />}>
      Right
    </Badge>
  ) : (
    <Badge tone="error" icon={<X className="size-4" aria-hidden="true" />}>
      Wrong
    </Badge>
  );
}

interface OptionRowProps {
  letter: Letter;
  text: string;
  own: boolean;
  right: boolean;
}

function OptionRow({ letter, text, own, right }: OptionRowProps) {
  const look = right ? 'border-success bg-success/10' : own ? 'border-error bg-error/10' : 'border-base-300';
  const Icon = right ? Check : X;
  return (
    <li className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field border px-4 py-2.5 ${look}`}>
      <AnswerShape letter={letter} className="size-5" />
      <span className="min-w-0 flex-1 basis-32 wrap-anywhere">
        {letter}. {text}
      </span>
      {(own || right) && (
        <span className={`flex items-center gap-1 text-sm font-semibold ${right ? 'text-success' : ''}`}>
          <Icon className="size-4" aria-hidden="true" />
          {own && right ? 'Your answer, right answer' : own ? 'Your answer' : 'Right answer'}
        </span>
      )}
    </li>
  );
}
