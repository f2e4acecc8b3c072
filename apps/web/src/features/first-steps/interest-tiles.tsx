import { MAX_INTERESTS } from '@quorbit/contracts/settings/parts/interests';
import { useQuizCategoriesView } from '#features/quizzes/use-quiz-categories.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { QuizPicture } from '#ui/pictures/quiz-picture.tsx';
import { Tile } from './tile.tsx';

/** The most subjects that are offered, those with the most quizzes. */
const MAX_OFFERED = 16;
const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3';

interface InterestTilesProps {
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** Tiles with the subjects of quizzes, of which the learner chooses any number. */
export function InterestTiles({ chosen, onChoose }: InterestTilesProps) {
  const isFull = chosen.length >= MAX_INTERESTS;
  return (
    <QueryView
      view={useQuizCategoriesView()}
      hideNote
      loading={{
        label: 'Loading subjects',
        className: GRID,
        shape: <Skeletons count={6} className="h-24 rounded-card" />,
      }}
      failing={{ message: "We couldn't load the subjects.", reassurance: 'You can choose them later in the settings.' }}
      empty={<p className="text-quiet">There are no quizzes to choose from yet.</p>}
    >
      {(categories) => (
        <ul className={GRID}>
          {listSubjects(categories, chosen).map((subject) => {
            const isChosen = chosen.includes(subject);
            return (
              <li key={subject} className="grid">
                <Tile
                  pressed={isChosen}
                  disabled={isFull && !isChosen}
                  onClick={() =>
                    onChoose(isChosen ? chosen.filter((other) => other !== subject) : [...chosen, subject])
                  }
                >
                  <span className="grid min-w-0 gap-2">
                    <QuizPicture category={subject} className="size-11 rounded-field" />
                    <span className="text-sm leading-tight wrap-anywhere sm:text-base">{subject}</span>
                  </span>
                </Tile>
              </li>
            );
          })}
        </ul>
      )}
    </QueryView>
  );
}

/** Lists the subjects to offer, in alphabetical order, then those chosen earlier that have no quiz any more. */
function listSubjects(
  categories: readonly { category: string; quizzes: number }[],
  chosen: readonly string[],
): string[] {
  const offered = categories
    .toSorted((a, b) => b.quizzes - a.quizzes)
    .slice(0, MAX_OFFERED)
    .map(({ category }) => category)
    .sort((a, b) => a.localeCompare(b));
  return [...new Set([...offered, ...chosen])];
}
