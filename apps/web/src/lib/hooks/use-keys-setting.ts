import { useState } from 'react';

export const KEYS_SETTING_KEY = 'player-keys';

/** Whether single keys answer questions and move between them; a setting of this device, on by default. */
export function useKeysSetting(): { on: boolean; set: (on: boolean) => void } {
  const [on, setOn] = useState(() => localStorage.getItem(KEYS_SETTING_KEY) !== 'off');
  return {
    on,
    set(next) {
      localStorage.setItem(KEYS_SETTING_KEY, next ? 'on' : 'off');
      setOn(next);
    },
  };
}
