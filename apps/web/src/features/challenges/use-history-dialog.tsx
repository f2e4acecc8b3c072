import { useState } from 'react';
import { HistoryDialog } from './history-dialog.tsx';

/** The history of one challenge at a time, in front of a list of them. */
export function useHistoryDialog() {
  const [id, setId] = useState<string | null>(null);
  return {
    onHistory: setId,
    dialog: id !== null && <HistoryDialog challengeId={id} onClose={() => setId(null)} />,
  };
}
