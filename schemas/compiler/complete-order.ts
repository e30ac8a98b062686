// `ui:order` may name the first fields only: the library wants every field named, or `*` for the others.
import { isObject } from '../is-object.ts';
import type { Json } from './source.ts';

const withOthers = (order: unknown[]): unknown[] => (order.includes('*') ? order : [...order, '*']);

/** The hints as a form is given them: without their pointer to the meta-schema, every order with a place for the others. */
export function completeOrder({ $schema: _, ...hints }: Json): Json {
  const rows = Object.entries(hints).map(([key, value]): [string, unknown] => {
    if (!Array.isArray(value)) return [key, complete(value)];
    const isOrder = key === 'ui:order' || key === 'order';
    return [key, isOrder ? withOthers(value) : value.map((one: unknown) => complete(one))];
  });
  return Object.fromEntries(rows);
}

const complete = (value: unknown): unknown => (isObject(value) ? completeOrder(value) : value);
