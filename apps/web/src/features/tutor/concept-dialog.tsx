import { MAX_TOPIC } from '@quorbit/contracts/tutor/limits';
import { useForm } from '#lib/forms/use-form.ts';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { createExplainRequest, type TutorRequest } from './requests.ts';

interface ConceptDialogProps {
  /** The topic of the chat, as the initial text; empty if there is none. */
  topic: string;
  onAsk: (question: TutorRequest) => void;
  onClose: () => void;
}

/** The dialog in which the learner enters a concept to be explained. The answer appears in the chat. */
export function ConceptDialog({ topic, onAsk, onClose }: ConceptDialogProps) {
  const form = useForm({
    initialValues: { concept: topic.slice(0, MAX_TOPIC) },
    validate: async ({ concept }) =>
      concept.trim() === '' ? [{ path: 'concept', message: 'Say what you want explained.' }] : [],
    send: async ({ concept }) => {
      onAsk(createExplainRequest(concept.trim()));
      onClose();
    },
  });
  return (
    <FormDialog title="Explain a concept" action="Explain" form={form} failure={null} onClose={onClose}>
      <TextField
        {...form.field('concept')}
        label="Concept"
        hint="A word or a short question, such as gravity."
        required
        maxLength={MAX_TOPIC}
        autoComplete="off"
      />
    </FormDialog>
  );
}
