import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSwitchedOffNote } from '#features/feature-switches/use-switched-off-note.ts';
import { useConnection } from '#lib/server/connection.ts';
import { Button } from '#ui/buttons/button.tsx';

interface CreateGameButtonProps {
  /** The feature switch that turns this kind of game off. */
  feature: Parameters<typeof useSwitchedOffNote>[0];
  look?: 'primary' | 'secondary';
  label: string;
  onOpen: () => void;
  /** The dialog with the form for a new game, while it's open. */
  children: ReactNode;
}

/** The admins' button that opens the form for a new game, or a note that this kind of game is switched off. */
export function CreateGameButton({ feature, look = 'secondary', label, onOpen, children }: CreateGameButtonProps) {
  const offNote = useSwitchedOffNote(feature);
  const offline = useConnection().state === 'offline';
  if (offNote !== null) return <p className="self-center text-quiet">{offNote}</p>;
  return (
    <>
      <Button look={look} disabled={offline} icon={<Plus className="size-5" aria-hidden="true" />} onClick={onOpen}>
        {label}
      </Button>
      {children}
    </>
  );
}
