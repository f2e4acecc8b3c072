import { useRouter } from '@tanstack/react-router';
import { Button } from '#ui/buttons/button.tsx';
import { Drawing } from '#ui/drawings/drawing.tsx';

interface NoResultProps {
  text: string;
  offline: boolean;
  onDone: () => void;
}

/** Says that no result matches the text, and suggests a next step. */
export function NoResult({ text, offline, onDone }: NoResultProps) {
  const { navigate } = useRouter();
  const browse = () => {
    onDone();
    void navigate({ to: '/user/test' });
  };
  return (
    <div className="grid justify-items-center gap-4 px-6 py-8 text-center">
      <Drawing of="not-found" className="w-32" />
      <div className="grid gap-1">
        <p className="font-semibold wrap-anywhere">Nothing found for “{text.trim()}”.</p>
        <p className="text-quiet">
          {offline
            ? "You're offline, so only quizzes this device knows are searched."
            : 'Try a shorter word, or look through all quizzes.'}
        </p>
      </div>
      <Button onClick={browse}>Browse all quizzes</Button>
    </div>
  );
}
