// The form of data in the REST API: a record's id is `_id`, and a user's is `id` too.
import { id } from '@quorbit/contracts/lib/scalars';
import * as z from 'zod/mini';

/** The form of a thing in the REST API: its schema and the conversion from a procedure's output. */
export interface View<In, Out> {
  schema: z.ZodMiniType<Out>;
  of(value: In): Out;
}

/** The names of schemas in the OpenAPI document. */
export const schemaNames = z.registry<{ id: string }>();

export function nameSchema<T extends z.ZodMiniType>(name: string, schema: T): T {
  schemaNames.add(schema, { id: name });
  return schema;
}

export function withUnderscoreId<T extends { id: string }>({ id: _id, ...rest }: T): Omit<T, 'id'> & { _id: string } {
  return { _id, ...rest };
}

/** Returns a user's record with its `id` also as `_id`. */
export function withBothIds<T extends { id: string }>(person: T): T & { _id: string } {
  return { _id: person.id, ...person };
}

/** Makes a view that returns the procedure's output unchanged. */
export function plainView<T>(schema: z.ZodMiniType<T>): View<T, T> {
  return { schema, of: (value) => value };
}

/** The response of a call that returns nothing but its success. */
const doneSchema = nameSchema('Done', z.object({ success: z.literal(true), message: z.string() }));

/** Makes a view that returns `{ success: true, message }`, whatever the procedure returns. */
export function doneView(message: string): View<unknown, z.infer<typeof doneSchema>> {
  return { schema: doneSchema, of: () => ({ success: true, message }) };
}

/**
 * Makes a view that returns `{ success: true, message }` and, in one more field called by the value of `name`, the
 * thing itself.
 */
export function doneViewWith<Name extends string, In, Out>(message: string, name: Name, view: View<In, Out>) {
  return {
    schema: z.object({ success: z.literal(true), message: z.string(), [name]: view.schema }),
    of: (value: In) => ({ success: true as const, message, [name]: view.of(value) }),
  };
}

/** Makes a view that returns a page as a plain array. The `Link` header has the address of the next page. */
export function listView<In, Out>(view: View<In, Out>): View<{ items: In[]; nextCursor: string | null }, Out[]> {
  return { schema: z.array(view.schema), of: ({ items }) => items.map((item) => view.of(item)) };
}

/** The schema of a short reference to the quiz that a thing belongs to. */
export const quizReference = z.object({ _id: id, title: z.string(), category: z.string() });
