import { CircleAlert } from 'lucide-react';

/** Shows the error of a group of fields, or of one field in a group; renders nothing without an error. */
export function ProblemText({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className="flex gap-1.5 text-sm text-error">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {children}
    </p>
  );
}
