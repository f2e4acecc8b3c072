import { actionLabelOf } from '@quorbit/contracts/tutor/actions';
import { Button } from '#ui/buttons/button.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { RailPanel } from '#ui/rail.tsx';
import { useRecommendations } from './tutor.queries.ts';
import type { Actions } from './use-actions.ts';

interface SuggestionsProps {
  actions: Actions;
  blocked: boolean;
}

/** Suggestions for what the learner could do next, based on their results so far. */
export function Suggestions({ actions, blocked }: SuggestionsProps) {
  return (
    <RailPanel title="Suggested for you">
      <QueryView
        view={useRecommendations()}
        loading={{
          label: 'Loading suggestions',
          shape: <Skeletons count={2} className="h-24" />,
          className: 'grid gap-3',
        }}
        failing={{ message: 'Failed to load suggestions' }}
        empty={<p className="text-quiet">Take a few quizzes, and suggestions will appear here.</p>}
      >
        {(shown) => (
          <ul className="grid gap-4">
            {shown.map(({ title, text, action, topic }) => (
              <li key={`${title}${action}`} className="grid justify-items-start gap-2 wrap-anywhere">
                <div>
                  <p className="font-semibold">{title}</p>
                  <p className="text-sm text-quiet">{text}</p>
                </div>
                <Button
                  className="px-3.5"
                  disabled={blocked}
                  onClick={() => actions.act(action, { topic, message: null })}
                >
                  {actionLabelOf(action)}
                  <span className="sr-only"> {title}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </RailPanel>
  );
}
