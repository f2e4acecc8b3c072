import { MAX_CHALLENGE_QUIZZES } from '@quorbit/contracts/challenges/limits';
import { GAME_CATEGORIES } from '@quorbit/contracts/plays/categories';
import { CreateGameDialog } from '#features/plays/create-game-dialog.tsx';
import { ChallengeFields } from './challenge-fields.tsx';
import { type ChallengeValues, challengeIssues, inputOf, NEW_CHALLENGE } from './challenge-values.ts';
import { useCreateChallenge } from './challenges.mutations.ts';

/** Asks for a new challenge's settings and quizzes. */
export function CreateChallengeDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateChallenge();
  return (
    <CreateGameDialog
      game="challenge"
      title="Create Challenge"
      failed="Failed to create daily challenge"
      start={NEW_CHALLENGE}
      check={async (values) => challengeIssues(values)}
      send={(values) => create.mutateAsync(inputOf(values))}
      most={MAX_CHALLENGE_QUIZZES}
      category={focusOf}
      onClose={onClose}
    >
      {(form) => <ChallengeFields form={form} />}
    </CreateGameDialog>
  );
}

function focusOf({ type, 'parameters.quizCategory': category }: ChallengeValues) {
  return type === 'category_focus' ? (GAME_CATEGORIES.find((one) => one === category) ?? '') : '';
}
