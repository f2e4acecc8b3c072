import { NODE_LOCKED, PROGRESS_SAVED, TAKE_QUIZ_FIRST } from '@quorbit/contracts/paths/messages';
import { MARK_COMPLETE, type NodeAction, nodeActionOf, REVIEW_AND_IMPROVE } from '@quorbit/contracts/paths/progress';
import type { PathNode } from '@quorbit/contracts/paths/schema';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { formatRefusal } from '#lib/server/format-refusal.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import type { NodeState } from './path-display.ts';
import { useUpdateNode } from './paths.mutations.ts';
import { useRefusedWork } from './use-path-work.ts';

interface NodeActionsProps {
  node: PathNode;
  pathId: string;
  state: NodeState;
  /** Called when the button that had the focus has disappeared. */
  onFocusLost: () => void;
}

const LABELS: Record<NodeAction, string> = {
  start: 'Start Learning',
  complete: 'Mark Complete',
  improve: 'Review & Improve',
};
const ACTION_WORK = {
  start: { status: 'in_progress', timeSpent: 0 },
  complete: { status: 'completed', ...MARK_COMPLETE },
  improve: { status: 'completed', ...REVIEW_AND_IMPROVE },
} as const;
const NOT_SAVED = "We couldn't save that. Check your connection and try again.";
const SAVED_ON_DEVICE = "Saved on this device. We'll send it when you're back online.";

/** The button for the learner's next action at a node, with its obstacle and its result. */
export function NodeActions({ node, pathId, state, onFocusLost }: NodeActionsProps) {
  const offline = useConnection().state === 'offline';
  const update = useUpdateNode();
  // A refusal no longer matters once the learner has reached the same state in another way.
  const refused = useRefusedWork(node.id).find(
    ({ status }) => state.mastery === null && (status === 'completed' || state.status !== 'in_progress'),
  );
  const saved = update.isSuccess && !refused;
  const action = nodeActionOf(state.status, state.mastery);
  const obstacle = findObstacle(node, state, action);
  const restoreFocus = useEffectEvent(onFocusLost);
  useEffect(() => {
    if (action === null && update.isSuccess && document.activeElement === document.body) restoreFocus();
  }, [action, update.isSuccess]);
  return (
    <>
      <p role="status" className={saved ? 'text-sm font-semibold text-success' : 'sr-only'}>
        {saved && (offline ? SAVED_ON_DEVICE : PROGRESS_SAVED)}
      </p>
      {update.isError && <FormAlert>{formatRefusal(describeFailure(update.error), NOT_SAVED)}</FormAlert>}
      {refused && (
        <FormAlert>
          {refused.message}{' '}
          <Link to="/settings/sync" className={TEXT_LINK}>
            Offline and sync
          </Link>
        </FormAlert>
      )}
      {obstacle !== null && <p className="text-sm text-quiet">{obstacle}</p>}
      {action !== null && (
        <Button
          look="primary"
          busy={update.isPending}
          disabled={obstacle !== null}
          onClick={() => update.mutate({ pathId, nodeId: node.id, ...ACTION_WORK[action] })}
        >
          {LABELS[action]}
        </Button>
      )}
    </>
  );
}

/** Returns why the learner can't do the action yet; null if nothing prevents it. */
function findObstacle({ quiz }: PathNode, { status, mastery }: NodeState, action: NodeAction | null): string | null {
  if (status === 'locked') return NODE_LOCKED;
  if (!quiz || action === null || action === 'start') return null;
  if (quiz.bestPercentage === null) return TAKE_QUIZ_FIRST;
  // Completing the node again with the same result would change nothing.
  const isBetter = quiz.bestPercentage > (mastery ?? -1);
  return isBetter ? null : 'Take the quiz again to raise your mastery.';
}
