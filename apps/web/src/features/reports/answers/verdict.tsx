import type { ReportAnswer } from '@quorbit/contracts/attempts/schema';
import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { Check, CircleDashed } from 'lucide-react';
import { RightBadge } from '#ui/answers/right-badge.tsx';
import { Badge } from '#ui/badge.tsx';

/** A badge that says whether an answer is right, wrong, skipped or not to be judged yet. */
export function Verdict({ answer }: { answer: ReportAnswer }) {
  const { correct } = answer;
  if (answer.granted)
    return (
      <Badge tone="success" icon={<Check className="size-4" aria-hidden="true" />}>
        Counted as right
      </Badge>
    );
  if (!isAnswered(answer)) return <Badge icon={<CircleDashed className="size-4" aria-hidden="true" />}>Skipped</Badge>;
  return <RightBadge correct={correct} />;
}
