import { ShieldAlert } from 'lucide-react';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { useHasUnreadDecisions } from './moderation.queries.ts';

/** A banner above home that says that there is an unread moderation decision. */
export default function DecisionsBanner() {
  if (!useHasUnreadDecisions()) return null;
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-warning/50 bg-base-100 p-4"
    >
      <ShieldAlert className="size-6 shrink-0 text-warning" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-60">A moderator has acted on your account or your content.</p>
      <LinkButton to="/moderation">Read the notice</LinkButton>
    </div>
  );
}
