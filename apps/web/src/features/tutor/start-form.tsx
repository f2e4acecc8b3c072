import { START_FAILED } from '@quorbit/contracts/tutor/messages';
import { startInput } from '@quorbit/contracts/tutor/schema';
import { LEARNING_STYLES, TUTOR_LEVELS } from '@quorbit/contracts/tutor/types';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { formatFormFailure } from '#lib/forms/form-failure.ts';
import { listIssues } from '#lib/forms/list-issues.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Select } from '#ui/forms/select.tsx';
import { ErrorDialog } from './error-dialog.tsx';
import { useStartSession } from './tutor.mutations.ts';

const STYLES: Record<(typeof LEARNING_STYLES)[number], string> = {
  visual: 'Visual',
  auditory: 'By listening',
  reading: 'By reading',
  practical: 'By doing',
};
const LEVELS: Record<(typeof TUTOR_LEVELS)[number], string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** The form that starts a session. The learner can leave the preferences as they are. */
export function StartForm({ offline }: { offline: boolean }) {
  const start = useStartSession();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { learningStyle: 'visual', difficulty: 'intermediate' },
    validate: async (preferences) => listIssues(startInput, { preferences }),
    async send(preferences) {
      try {
        await start.mutateAsync(startInput.parse({ preferences }));
      } catch (error) {
        setFailure(formatFormFailure(describeFailure(error), START_FAILED));
        throw error;
      }
    },
  });
  return (
    <form {...form.form} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <Select
          {...form.field('learningStyle')}
          label="How you learn best"
          options={LEARNING_STYLES.map((value) => ({ value, label: STYLES[value] }))}
        />
        <Select
          {...form.field('difficulty')}
          label="Your level"
          options={TUTOR_LEVELS.map((value) => ({ value, label: LEVELS[value] }))}
        />
      </div>
      <Button
        type="submit"
        look="primary"
        busy={form.busy}
        disabled={offline}
        icon={<Sparkles className="size-5" aria-hidden="true" />}
      >
        Start Learning Session
      </Button>
      {failure !== null && <ErrorDialog message={failure} onClose={() => setFailure(null)} />}
    </form>
  );
}
