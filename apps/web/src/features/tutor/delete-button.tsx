import { Trash2 } from 'lucide-react';

interface DeleteButtonProps {
  /** The name of the deleted item, for screen readers. */
  label: string;
  disabled: boolean;
  onClick: () => void;
}

/** A button that deletes one item of a list. */
export function DeleteButton({ label, disabled, onClick }: DeleteButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title="Delete"
      disabled={disabled}
      onClick={onClick}
      className="-me-2 grid size-11 shrink-0 place-items-center rounded-field text-quiet enabled:cursor-pointer enabled:hover:bg-base-200 disabled:opacity-40"
    >
      <Trash2 className="size-5" aria-hidden="true" />
    </button>
  );
}
