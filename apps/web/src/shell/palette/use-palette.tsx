import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { notify } from '#lib/notifications.ts';

interface PaletteProps {
  onClose: () => void;
}

interface UsePalette {
  openPalette: () => void;
  /** The open palette, which the caller renders; null while it's closed. */
  palette: ReactNode;
}

/** The command palette: opens with Ctrl-K or ⌘K. Its code is loaded when it is first opened. */
export function usePalette(): UsePalette {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);

  const openPalette = useCallback(() => {
    import('./palette.tsx').then(
      (loaded) => setPalette(() => loaded.Palette),
      () => notify("Search can't be loaded right now. Check your connection and try again.", { type: 'warning' }),
    );
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || event.ctrlKey === event.metaKey) return;
      event.preventDefault();
      // While a dialog is open, the palette stays closed.
      if (!event.repeat && !document.querySelector('dialog[open]')) openPalette();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [openPalette]);

  return { openPalette, palette: Palette && <Palette onClose={() => setPalette(null)} /> };
}
