import { useState } from 'react';

const STORAGE_KEY = 'player-keys';

/** Whether single keys answer and move where questions are shown; a choice of this device, on by default. */
export function useKeysSetting(): { on: boolean; set: (on: boolean) => void } {
  const [on, setOn] = useState(() => localStorage.getItem(STORAGE_KEY) !== 'off');
  return {
    on,
    set(next) {
      localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
      setOn(next);
    },
  };
}
