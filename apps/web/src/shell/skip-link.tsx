/** A link that the Tab key reaches first; it skips the menu and leads to the page's content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-field bg-neutral px-4 py-3 font-semibold text-neutral-content focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
    >
      Skip to content
    </a>
  );
}
