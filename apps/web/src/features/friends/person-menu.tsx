import { Ban, Flag, UserMinus } from 'lucide-react';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { Menu, type MenuItem } from '#ui/dialogs/menu.tsx';

interface PersonMenuProps {
  /** Whose row it ends. */
  name: string;
  disabled: boolean;
  /** Left out where the person isn't a friend. */
  onRemove?: () => void;
  onBlock: () => void;
  onReport: () => void;
}

const ICON = 'size-5 text-quiet';

/** What is rarely done about somebody: the row's buttons are for what people came for. */
export function PersonMenu({ name, disabled, onRemove, onBlock, onReport }: PersonMenuProps) {
  const remove: MenuItem[] = onRemove
    ? [{ label: 'Remove friend', icon: <UserMinus className={ICON} aria-hidden="true" />, onSelect: onRemove }]
    : [];
  return (
    <Menu
      label={`More for ${name}`}
      disabled={disabled}
      className={buttonClasses('quiet', 'h-11 w-11 p-0')}
      items={[
        ...remove,
        { label: 'Block', icon: <Ban className={ICON} aria-hidden="true" />, onSelect: onBlock },
        { label: 'Report', icon: <Flag className={ICON} aria-hidden="true" />, onSelect: onReport },
      ]}
    />
  );
}
