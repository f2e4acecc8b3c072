/** Sets the document title while it's rendered, e.g. `Quizzes · Quorbit`; React moves it into the head. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · Quorbit`}</title>;
}
