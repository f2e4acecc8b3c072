import { createPortal } from 'react-dom';
import { closeNotification, type Notification, type NotificationType, useNotifications } from '#lib/notifications.ts';
import { useTopModal } from '#ui/dialogs/open-modals.ts';
import { AlertIcon, CloseIcon, DoneIcon, type StartIcon } from '#ui/pictures/start-icons.tsx';

const LOOKS: Record<NotificationType, { colours: string; Icon: StartIcon }> = {
  success: { colours: 'bg-success text-success-content', Icon: DoneIcon },
  error: { colours: 'bg-error text-error-content', Icon: AlertIcon },
  warning: { colours: 'bg-warning text-warning-content', Icon: AlertIcon },
  info: { colours: 'bg-info text-info-content', Icon: AlertIcon },
};

/**
 * Shows the notifications, over a modal dialog if one is open. It isn't loaded lazily, because the first notification
 * may be that the network is lost.
 */
export function Toaster() {
  const notifications = useNotifications();
  const modal = useTopModal();
  return (
    <>
      <Toasts notifications={modal ? [] : notifications} />
      {modal && createPortal(<Toasts notifications={notifications} />, modal)}
    </>
  );
}

/** The region is in the page before its notifications, because screen readers would otherwise miss the first one. */
function Toasts({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="toasts pointer-events-none fixed inset-x-4 z-50 grid justify-items-center gap-2 sm:start-auto sm:justify-items-end"
    >
      {notifications.map((notification) => (
        <Toast key={notification.id} notification={notification} />
      ))}
    </section>
  );
}

function Toast({ notification }: { notification: Notification }) {
  const { colours, Icon } = LOOKS[notification.type];
  const { action } = notification;
  const close = () => closeNotification(notification.id);
  return (
    <div
      className={`rise-in pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-card ps-4 shadow-raised transition-opacity duration-180 ${colours} ${notification.isOpen ? '' : 'opacity-0'}`}
    >
      <Icon className="size-5 shrink-0" />
      <p className="flex-1 py-3 font-semibold wrap-anywhere">{notification.message}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            close();
            action.onPress();
          }}
          className="btn btn-outline border-current"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close notification"
        onClick={close}
        className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-card -outline-offset-4"
      >
        <CloseIcon className="size-5" />
      </button>
    </div>
  );
}
