/** The slugs of the categories that have a motif and a colour rule in `categories.css`. */
export const CATEGORY_SLUGS = [
  'science',
  'mathematics',
  'history',
  'literature',
  'geography',
  'programming',
  'sports',
  'entertainment',
  'art',
  'food-cooking',
  'nature',
  'business',
  'health-medicine',
  'general',
] as const;
export type CategorySlug = (typeof CATEGORY_SLUGS)[number];

/** The number of hues that custom categories share. */
export const CUSTOM_HUES = 8;

/**
 * Returns the value of an element's `data-category`, which sets its category colours. Custom categories get a hue from
 * their name.
 */
export function toCategorySlug(category: string): CategorySlug | `other-${number}` {
  const slug = category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return CATEGORY_SLUGS.find((known) => known === slug) ?? `other-${hueOf(category)}`;
}

function hueOf(category: string): number {
  let sum = 0;
  for (const letter of category.trim().toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % CUSTOM_HUES;
}
