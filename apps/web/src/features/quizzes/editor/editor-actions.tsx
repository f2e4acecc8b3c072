import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import { Archive, ArchiveRestore, Copy, Ellipsis, EyeOff, FileDown, Trash2, Undo2 } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { Menu, type MenuItem } from '#ui/dialogs/menu.tsx';
import type { DownloadFormat } from './transfer/download-questions.ts';

interface EditorActionsProps {
  status: Quiz['status'];
  publishing: boolean;
  onPublish: () => void;
  onPreview: () => void;
  onDuplicate: () => void;
  onDownload: (format: DownloadFormat) => void;
  onStatus: (status: Quiz['status']) => void;
  onDiscard: () => void;
  onDelete: () => void;
}

const ICON = 'size-5 shrink-0';

/** The buttons and the menu for actions on the whole quiz, e.g. preview, publish or delete. */
export function EditorActions({ status, publishing, onPublish, onPreview, ...more }: EditorActionsProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <Menu label="More actions" className={buttonClasses('quiet', 'w-11 px-0')} items={itemsOf(status, more)}>
        <Ellipsis className="size-5" aria-hidden="true" />
        <span className="sr-only">More actions</span>
      </Menu>
      <Button onClick={onPreview}>Preview</Button>
      <Button look="primary" busy={publishing} onClick={onPublish}>
        Publish changes
      </Button>
    </div>
  );
}

type Items = Pick<EditorActionsProps, 'onDuplicate' | 'onDownload' | 'onStatus' | 'onDiscard' | 'onDelete'>;

function itemsOf(
  status: Quiz['status'],
  { onDuplicate, onDownload, onStatus, onDiscard, onDelete }: Items,
): MenuItem[] {
  const to = (next: Quiz['status']) => () => onStatus(next);
  const all: (MenuItem | false)[] = [
    { label: 'Duplicate', icon: <Copy className={ICON} aria-hidden="true" />, onSelect: onDuplicate },
    {
      label: 'Download as CSV',
      icon: <FileDown className={ICON} aria-hidden="true" />,
      onSelect: () => onDownload('csv'),
    },
    {
      label: 'Download as GIFT',
      icon: <FileDown className={ICON} aria-hidden="true" />,
      onSelect: () => onDownload('gift'),
    },
    status !== 'published' && {
      label: 'Show to learners',
      icon: <ArchiveRestore className={ICON} aria-hidden="true" />,
      onSelect: to('published'),
    },
    status === 'published' && {
      label: 'Turn into a draft',
      icon: <EyeOff className={ICON} aria-hidden="true" />,
      onSelect: to('draft'),
    },
    status !== 'archived' && {
      label: 'Archive',
      icon: <Archive className={ICON} aria-hidden="true" />,
      onSelect: to('archived'),
    },
    { label: 'Discard my changes', icon: <Undo2 className={ICON} aria-hidden="true" />, onSelect: onDiscard },
    { label: 'Delete', icon: <Trash2 className={ICON} aria-hidden="true" />, danger: true, onSelect: onDelete },
  ];
  return all.filter((item) => item !== false);
}
