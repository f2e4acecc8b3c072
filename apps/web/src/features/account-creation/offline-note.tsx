/** Why nothing can be created at the moment. */
export function OfflineNote() {
  return <p className="text-quiet">You're offline. What you typed stays here until you're back.</p>;
}
