import type { ManagedWrittenTest } from '@quorbit/contracts/written-tests/authoring';
import { useNavigate } from '@tanstack/react-router';
import { ChartColumn, ClipboardCheck, Eye, EyeOff, ListChecks, Settings2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { Menu, type MenuItem } from '#ui/dialogs/menu.tsx';
import { usePublishTest } from './authoring.mutations.ts';
import { DeleteTestDialog, WithdrawTestDialog } from './confirm-test-dialogs.tsx';
import { EditTestDialog } from './test-dialogs.tsx';

const ICON = { className: 'size-5 shrink-0', 'aria-hidden': true } as const;

interface TestMenuProps {
  test: ManagedWrittenTest;
  offline: boolean;
  /** Whether the menu is in the question editor, which already offers the questions and publishing. */
  inEditor?: boolean;
  onDeleted?: () => void;
}

/** A menu of the actions for a test as a whole. */
export function TestMenu({ test, offline, inEditor = false, onDeleted }: TestMenuProps) {
  const navigate = useNavigate();
  const publish = usePublishTest();
  const [openDialog, setOpenDialog] = useState<'settings' | 'withdraw' | 'delete' | null>(null);
  const close = () => setOpenDialog(null);
  const params = { id: test.id };
  const isDraft = test.status === 'draft';

  const questionsItem: MenuItem = {
    label: 'Questions',
    icon: <ListChecks {...ICON} />,
    onSelect: () => void navigate({ to: '/admin/written-test/question/$id', params }),
  };
  const markingItems: MenuItem[] = [
    {
      label: 'Marking',
      icon: <ClipboardCheck {...ICON} />,
      onSelect: () => void navigate({ to: '/admin/written-test/marking/$id', params }),
    },
    {
      label: 'Results',
      icon: <ChartColumn {...ICON} />,
      onSelect: () => void navigate({ to: '/admin/written-test/report', search: { test: test.id } }),
    },
  ];
  const publishItem: MenuItem = {
    label: 'Publish',
    icon: <Eye {...ICON} />,
    onSelect: () => publish.mutate({ testId: test.id }),
  };
  const withdrawItem: MenuItem = {
    label: 'Withdraw',
    icon: <EyeOff {...ICON} />,
    onSelect: () => setOpenDialog('withdraw'),
  };
  return (
    <>
      <Menu
        label={`More for ${test.title}`}
        disabled={offline}
        className={buttonClasses('quiet', 'h-11 w-11 p-0')}
        items={[
          ...(inEditor ? [] : [questionsItem]),
          { label: 'Settings', icon: <Settings2 {...ICON} />, onSelect: () => setOpenDialog('settings') },
          ...(isDraft ? [] : markingItems),
          ...(isDraft ? (inEditor ? [] : [publishItem]) : [withdrawItem]),
          { label: 'Delete', icon: <Trash2 {...ICON} />, danger: true, onSelect: () => setOpenDialog('delete') },
        ]}
      />
      {openDialog === 'settings' && <EditTestDialog test={test} onClose={close} />}
      {openDialog === 'withdraw' && <WithdrawTestDialog test={test} onClose={close} />}
      {openDialog === 'delete' && (
        <DeleteTestDialog
          test={test}
          onClose={close}
          onDeleted={() => {
            close();
            onDeleted?.();
          }}
        />
      )}
    </>
  );
}
