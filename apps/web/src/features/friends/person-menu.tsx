import { Ban, Flag, UserMinus } from 'lucide-react';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { Menu, type MenuItem } from '#ui/dialogs/menu.tsx';

interface PersonMenuProps {
  /** The name of the person in the row that this menu belongs to. */
  name: string;
  disabled: boolean;
  /** Removes the friend; left out if the person isn't a friend. */
  onRemove?: () => void;
  onBlock: () => void;
  onReport: () => void;
}

const ICON = 'size-5 text-quiet';

/** The row's menu for rare actions (remove, block, report); the common ones have buttons in the row. */
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
