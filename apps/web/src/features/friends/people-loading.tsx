import { Skeletons } from '#ui/loading/skeleton.tsx';

/** The placeholder that a list of people shows while it loads. */
export const PEOPLE_LOADING = {
  shape: <Skeletons count={5} className="h-16 rounded-card" />,
  className: 'grid gap-2',
};
