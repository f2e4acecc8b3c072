import { MAX_CHALLENGE_QUIZZES } from '@quorbit/contracts/challenges/limits';
import { GAME_CATEGORIES } from '@quorbit/contracts/plays/categories';
import { CreateGameDialog } from '#features/plays/create-game-dialog.tsx';
import { ChallengeFields } from './challenge-fields.tsx';
import { type ChallengeValues, NEW_CHALLENGE, parseChallengeInput, validateChallenge } from './challenge-values.ts';
import { useCreateChallenge } from './challenges.mutations.ts';

/** The dialog in which an admin enters a new challenge's settings and quizzes. */
export function CreateChallengeDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateChallenge();
  return (
    <CreateGameDialog
      game="challenge"
      title="Create Challenge"
      failureText="Failed to create daily challenge"
      initial={NEW_CHALLENGE}
      validate={async (values) => validateChallenge(values)}
      send={(values) => create.mutateAsync(parseChallengeInput(values))}
      maxQuizzes={MAX_CHALLENGE_QUIZZES}
      category={focusCategoryOf}
      onClose={onClose}
    >
      {(form) => <ChallengeFields form={form} />}
    </CreateGameDialog>
  );
}

function focusCategoryOf({ type, 'parameters.quizCategory': category }: ChallengeValues) {
  return type === 'category_focus' ? (GAME_CATEGORIES.find((known) => known === category) ?? '') : '';
}
