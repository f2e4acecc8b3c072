import { EyeOff } from 'lucide-react';
import { useUser } from '#lib/session.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { RailPanel } from '#ui/rail.tsx';
import { type Board, formatLearners } from './board.ts';
import { Movement } from './movement.tsx';

/** The panel with the learner's rank and the next goal. */
export function OwnPanel({ board }: { board: Board }) {
  const { own, learners } = board;
  if (own.hidden) return <HiddenPanel />;
  const { row, next } = own;
  return (
    <RailPanel title="Your rank" aside={row && <Movement by={row.movement} />} className="md:col-span-2 xl:col-span-1">
      {row ? (
        <div className="flex items-center gap-4">
          <Avatar id={row.userId} name={row.username} size="lg" />
          <div className="min-w-0">
            <p className="font-display text-3xl leading-none font-bold">#{row.rank}</p>
            <p className="mt-1 text-sm text-quiet">of {formatLearners(learners)}</p>
          </div>
          <p className="figures ms-auto text-lg font-semibold">{row.figureText}</p>
        </div>
      ) : (
        <p className="text-quiet">No rank yet.</p>
      )}
      <p className="font-semibold wrap-anywhere">{next}</p>
      <LinkButton to="/user/test" look="primary" className="justify-self-start">
        Choose a quiz
      </LinkButton>
    </RailPanel>
  );
}

/** The panel for users who aren't on leaderboards: learners who opted out, and admins. */
export function HiddenPanel() {
  const { role } = useUser();
  if (role === 'admin') {
    return (
      <RailPanel title="Admins aren't on leaderboards" className="md:col-span-2 xl:col-span-1">
        <p className="text-quiet">You see how learners do here. You still earn XP and levels yourself.</p>
      </RailPanel>
    );
  }
  return (
    <RailPanel
      title="You're hidden from leaderboards"
      aside={<EyeOff className="size-5 shrink-0 text-quiet" aria-hidden="true" />}
      className="md:col-span-2 xl:col-span-1"
    >
      <p className="text-quiet">Nobody sees your name or XP here. You still earn XP and levels.</p>
      <LinkButton to="/settings" className="justify-self-start">
        Change in settings
      </LinkButton>
    </RailPanel>
  );
}
