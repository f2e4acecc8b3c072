import { Download } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { SavedNote } from '#ui/save-row.tsx';
import { useExport } from './settings.mutations.ts';
import { Setting } from './settings-group.tsx';

/** All that the server holds of the person, as a file. */
export function ExportSetting() {
  const exported = useExport();
  return (
    <Setting
      title="Download your data"
      why="Get one JSON file with your profile, quizzes, attempts, XP, sessions and your account's history."
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          icon={<Download className="size-5" aria-hidden="true" />}
          busy={exported.isPending}
          onClick={() => exported.mutate()}
        >
          Download my data
        </Button>
        <SavedNote show={exported.isSuccess}>Your file is ready</SavedNote>
      </div>
    </Setting>
  );
}
