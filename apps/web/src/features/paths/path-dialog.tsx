import type { PathDetail } from '@quorbit/contracts/paths/schema';
import { useId } from 'react';
import { Modal } from '#ui/dialogs/modal.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { NodePanel } from './node-panel.tsx';
import { computeNodeStates, findNextNode } from './path-display.ts';
import { PathHead } from './path-head.tsx';
import { PathPanel } from './path-panel.tsx';
import { usePath } from './paths.queries.ts';
import { SkillTree } from './skill-tree.tsx';
import { useCelebratePath } from './use-celebrate-path.ts';

interface PathDialogProps {
  pathId: string;
  /** The id of the node whose panel is open. */
  nodeId: string | undefined;
  offline: boolean;
  onNode: (id: string | undefined) => void;
  onClose: () => void;
  /** Opens the learner's skills, after the path was completed. */
  onSkills: () => void;
}

/** The dialog with a path's skill tree, and a panel about the path or one of its nodes. */
export function PathDialog({ pathId, offline, onClose, onSkills, ...bodyProps }: PathDialogProps) {
  const view = usePath(pathId);
  const titleId = useId();
  const pathDetail = view.state === 'shown' ? view.data : null;
  useCelebratePath(pathDetail, { onClose, onSkills });
  return (
    <Modal
      open
      onClose={onClose}
      aria-labelledby={titleId}
      className="m-auto h-[92dvh] max-h-none w-[min(76rem,calc(100vw-2rem))] max-w-none overflow-hidden rounded-tile border border-base-300 bg-base-100 p-0 text-base-content shadow-raised max-md:m-0 max-md:h-dvh max-md:w-screen max-md:rounded-none max-md:border-0"
    >
      <div className="flex h-full flex-col overflow-y-auto">
        <PathHead titleId={titleId} detail={pathDetail} onClose={onClose} />
        <div className={view.state === 'failing' ? 'm-auto w-full max-w-xl p-6' : INLINE_NOTE}>
          <QueryView
            view={view}
            loading={{ label: 'Loading the path', shape: <DialogSkeleton />, className: BODY }}
            failing={{
              message: offline ? "You're offline, and this path isn't on this device." : 'Failed to load the path',
              reassurance: 'Your progress is safe.',
            }}
            missing={<EmptyState drawing="not-found">This path doesn't exist.</EmptyState>}
          >
            {(detail) => <Body detail={detail} {...bodyProps} />}
          </QueryView>
        </div>
      </div>
    </Modal>
  );
}

/** Makes a note in the dialog, the only paragraph of the view, line up with the dialog's head. */
const INLINE_NOTE = 'contents [&>p]:px-4 [&>p]:py-2 lg:[&>p]:px-6';

/**
 * Places the tree and the panel side by side on wide screens and on phones held sideways; otherwise the panel is a
 * sheet below the tree.
 */
const BODY = 'flex min-h-0 grow flex-col lg:flex-row low:flex-row';

interface BodyProps extends Pick<PathDialogProps, 'nodeId' | 'onNode'> {
  detail: PathDetail;
}

function Body({ detail, nodeId, onNode }: BodyProps) {
  const { path, userProgress } = detail;
  const states = computeNodeStates(path.nodes, userProgress);
  const node = path.nodes.find(({ id }) => id === nodeId);
  const next = findNextNode(path.nodes, states);
  return (
    <div className={BODY}>
      <SkillTree nodes={path.nodes} states={states} selected={node?.id} first={next?.id} onSelect={onNode} />
      {node ? (
        <NodePanel key={node.id} node={node} detail={detail} states={states} next={next} onNode={onNode} />
      ) : (
        <PathPanel detail={detail} next={next} onNode={onNode} />
      )}
    </div>
  );
}

function DialogSkeleton() {
  return (
    <>
      <Skeleton className="min-h-64 grow rounded-none" />
      <div className="grid h-48 shrink-0 content-start gap-3 p-5 lg:h-auto lg:w-88 low:h-auto low:w-80">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-20" />
        <Skeleton className="h-11" />
      </div>
    </>
  );
}
