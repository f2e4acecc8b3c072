import type { ReactNode } from 'react';

interface IconButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}

/**
 * A button with only an icon. It stays focusable while disabled, so that moving an item by keyboard doesn't lose the
 * focus.
 */
export function IconButton({ label, disabled = false, onClick, className = 'text-quiet', children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={`grid size-11 cursor-pointer place-items-center rounded-field hover:bg-base-200 aria-disabled:cursor-default aria-disabled:opacity-40 ${className}`}
    >
      {children}
    </button>
  );
}
