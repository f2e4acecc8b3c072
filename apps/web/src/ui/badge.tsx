import type { ReactNode } from 'react';

export type BadgeTone =
  | 'plain'
  | 'primary'
  | 'success'
  | 'warning'
  | 'error'
  | 'info'
  | 'common'
  | 'rare'
  | 'epic'
  | 'legendary';

const TONES: Record<BadgeTone, string> = {
  plain: 'border-base-content/25 text-base-content',
  primary: 'border-primary/40 text-primary',
  success: 'border-success/40 text-success',
  warning: 'border-warning/40 text-warning',
  error: 'border-error/40 text-error',
  info: 'border-info/40 text-info',
  common: 'border-common/40 text-common',
  rare: 'border-rare/40 text-rare',
  epic: 'border-epic/40 text-epic',
  legendary: 'border-legendary/40 text-legendary',
};

interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A badge with a short fact about something: its state, category or rarity. It isn't a control. */
export function Badge({ tone = 'plain', icon, className = '', children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border bg-base-100 px-2.5 py-0.5 text-sm font-semibold ${TONES[tone]} ${className}`}
    >
      {icon}
      {children}
    </span>
  );
}
