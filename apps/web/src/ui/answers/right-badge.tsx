import { Check, Lock, X } from 'lucide-react';
import { Badge } from '../badge.tsx';

/** A badge that says whether an answer is right; null while that's hidden. */
export function RightBadge({ correct }: { correct: boolean | null }) {
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
