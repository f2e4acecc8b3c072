import { useState } from 'react';
import { HistoryDialog } from './history-dialog.tsx';

/** Manages the dialog with one challenge's history: `onHistory` opens it by the challenge's id, `dialog` renders it. */
export function useHistoryDialog() {
  const [id, setId] = useState<string | null>(null);
  return {
    onHistory: setId,
    dialog: id !== null && <HistoryDialog challengeId={id} onClose={() => setId(null)} />,
  };
}
