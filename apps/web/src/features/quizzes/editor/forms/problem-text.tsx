import { CircleAlert } from 'lucide-react';

/** What is wrong with a group of fields, or with one inside a group. */
export function ProblemText({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className="flex gap-1.5 text-sm text-error">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {children}
    </p>
  );
}
