/** A note that nothing can be created while the browser is offline. */
export function OfflineNote() {
  return <p className="text-quiet">You're offline. What you typed stays here until you're back.</p>;
}
